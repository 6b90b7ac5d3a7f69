import { tokenise, type WordForms } from '../text/tokens.ts';

/** The keys of a language's `words.tsv`, whose first lines explain them. */
export const WORD_KEYS = [
  ...['number', 'short'],
  ...['join', 'abbreviation', 'fixed', 'determiner', 'pronoun', 'subject', 'start', 'unended'],
  ...['negator', 'unnegated', 'turns', 'keeps', 'exceeds', 'could', 'strengthens', 'wish', 'everyone', 'copula'],
  ...['lead', 'compares', 'relative', 'continues', 'joins', 'others'],
  ...['doubt', 'concedes', 'past', 'no_name'],
] as const;

type WordKey = (typeof WORD_KEYS)[number];

/**
 * Makes what the rules for all languages use of the words of one, from its `words.tsv`. A key that the language does not have is an
 * empty list.
 */
export function wordListsOf(table: ReadonlyMap<string, readonly string[]>, forms: WordForms) {
  const written = (key: WordKey) => table.get(key) ?? [];
  const words = (key: WordKey) => new Set(written(key).map((word) => forms.fold(word)));
  const stems = (key: WordKey) => new Set(tokenise(written(key).join(' '), forms).map(({ stem }) => stem));
  const subjects = new Set([...words('determiner'), ...words('others'), ...words('subject')]);
  return {
    joints: {
      joins: words('join'),
      abbreviations: words('abbreviation'),
      fixed: new Set([...words('fixed')].map((pair) => pair.replace('_', ' '))),
      determiners: words('determiner'),
      pronouns: words('pronoun'),
      starts: words('start'),
      unended: words('unended'),
      capitals: new Set([...subjects, ...words('start'), ...words('join')]),
    },
    rules: {
      negators: stems('negator'),
      noNegation: stems('unnegated'),
      turnsPraise: new Set(
        written('turns').map((pair) =>
          tokenise(pair.replace('_', ' '), forms)
            .map(({ stem }) => stem)
            .join(' '),
        ),
      ),
      keepsBlame: stems('keeps'),
      exceeds: stems('exceeds'),
      could: stems('could'),
      strengthens: stems('strengthens'),
      wishes: stems('wish'),
      everyone: stems('everyone'),
      copulas: stems('copula'),
    },
    owners: {
      leads: words('lead'),
      compares: words('compares'),
      relatives: words('relative'),
      goesOn: words('continues'),
      joins: words('joins'),
      others: words('others'),
      subjects,
    },
    doubts: words('doubt'),
    noNames: words('no_name'),
    concessions: { negative: words('concedes'), positive: words('concedes').union(words('past')) },
    subjects,
  };
}
