import { expect, it } from 'vitest';
import { checkPolicy } from '../../../src/authoring/editorial/check-policy.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

function check(text: string) {
  return checkYaml('policy.yaml', text, checkPolicy);
}

it('takes what an owner answers, without the line break at the end of a text', () => {
  const text = 'how_checked: |\n  By invoice.\n  Each.\ndeadline_days: 7\ncontact: "+1 555 010 0144"\n';
  expect(check(text).found).toEqual([{ how_checked: 'By invoice.\nEach.', deadline_days: 7, contact: '+1 555 010 0144' }]);
});

it('may be empty', () => {
  expect(check('# later\n')).toEqual({ found: [{}], problems: [] });
});

it('tells each mistake with its place, and what is allowed', () => {
  const text =
    'how_checkd: By invoice.\nwho_may_write: ""\nwhere_to_write: +1 555 010 0144\ndeadline_days: soon\ncontact: ask Dana\n';
  expect(linesOf(check(text))).toEqual([
    'policy.yaml:2:16  who_may_write: is empty; some text is required, or leave it out',
    'policy.yaml:3:17  where_to_write: "+1 555 010 0144" is neither an e-mail address nor a web address that begins with https:// or http://',
    'policy.yaml:4:16  deadline_days: "soon" is text, not a whole number from 1 to 365',
    'policy.yaml:5:10  contact: "ask Dana" is neither an e-mail address, nor a telephone number, nor a web address that begins with https:// or http://',
    'policy.yaml:1:1  unknown key "how_checkd"; did you mean how_checked? (allowed: how_checked, who_may_write, where_to_write, order, refused, deadline_days, incentives, contact)',
  ]);
});
