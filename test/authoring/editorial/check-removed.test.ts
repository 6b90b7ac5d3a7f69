import { expect, it } from 'vitest';
import { checkRemoved } from '../../../src/authoring/editorial/check-removed.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const ENTRY = '- { id: a, date: 2026-03-20, reason: It was about another shop, source: { name: Google, id: abc } }\n';

it('names what was taken out, why, and what its platform calls it', () => {
  expect(checkYaml('removed.yaml', ENTRY, checkRemoved).found).toEqual([
    [{ id: 'a', date: '2026-03-20', reason: 'It was about another shop', source: { name: 'Google', id: 'abc' } }],
  ]);
  expect(checkYaml('removed.yaml', '# none\n', checkRemoved).found).toEqual([[]]);
});

it('needs a reason', () => {
  expect(linesOf(checkYaml('removed.yaml', '- { id: a, date: 2026-03-20 }\n', checkRemoved))).toEqual([
    'removed.yaml:1:3  reason in the 1st entry: is missing; text is required',
  ]);
});
