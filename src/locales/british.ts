import { once } from '../once.ts';
import type { OwnWords } from '../reviews/own-words.ts';
import { en } from './en.ts';
import { templatesOf } from './templates.ts';

/** What is spelt in one way in the United States, and in another elsewhere. */
const SPELLINGS = [
  ['criticiz', 'criticis'],
  ['olor', 'olour'],
  ['icense', 'icence'],
] as const;

/** The English messages that are spelt otherwise outside of the United States. */
export const britishWords: () => OwnWords = once(() =>
  Object.fromEntries(
    [...templatesOf(en)].flatMap(([path, text]) => {
      if (typeof text !== 'string') return [];
      const british = SPELLINGS.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text);
      return british === text ? [] : [[path, british]];
    }),
  ),
);
