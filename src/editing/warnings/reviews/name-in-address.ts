import { asciiSlug } from '../../../authoring/files/ascii-slug.ts';
import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { plainId, withoutNumber } from '../../changes/new-id.ts';
import { isShortened } from '../../changes/shortened-name.ts';
import type { Warning } from '../warning.ts';

interface Named {
  readonly id: string;
  readonly date: string;
  readonly author: string;
}

/**
 * Warns of an id that still holds the name that the author had before: it is the public address, and was made of the name. Without
 * the former name, only a shortened one tells.
 */
export function warnOfNameInAddress({ id, date, author }: Named, former?: string): Warning[] {
  const [, words = ''] = /^\d{4}-\d{2}-\d{2}-(.+)$/.exec(withoutNumber(id)) ?? [];
  const [name, now] = [asciiSlug(former ?? ''), asciiSlug(author)];
  const isFormer = name !== '' && `-${id}-`.includes(`-${name}-`) && !`-${now}`.includes(`-${name}`);
  // An address has no `&`, and who writes one by hand writes `and`.
  const written = (author.includes('&') ? words.replaceAll('-and-', '-') : words).replaceAll('-', ' ');
  const isShort = words.startsWith(now.slice(0, 1)) && isShortened(foldName(author), written);
  if (!isFormer && !isShort) return [];
  const message = `is ${author}, and the id, which is the public address, still says more: ${id}`;
  const fix = `if nobody should read that, give it another id (the name of its file, and of its photos), such as ${plainId(date, author)}, with a number behind it if another review has that; its old address then leads nowhere`;
  return [{ kind: 'name-in-address', path: ['author'], message, fix }];
}
