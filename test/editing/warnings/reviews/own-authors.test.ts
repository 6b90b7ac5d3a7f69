import { expect, it } from 'vitest';
import { createOwnAuthors } from '../../../../src/editing/warnings/reviews/own-authors.ts';

const firm = {
  name: 'Alder Creek Plumbing',
  email: 'office@alder-creek.example.com',
  technicians: [{ name: 'Dana Whitfield' }, { name: 'Tom Kowalczyk' }, { name: 'Lucía' }, { name: 'Amparo Ferrer Soler' }],
};
const aliases = new Map([['Tom Kowalczyk', ['Tom', 'Thomas Kowalczyk']]]);
const whyOwn = createOwnAuthors(firm, aliases);

it.each([
  ['Dana Whitfield', 'is the name of the technician Dana Whitfield in business.yaml'],
  ['Tommy Kowalczyk', 'is the name of the technician Tom Kowalczyk in business.yaml'],
  ['Amparo Ferrer', 'is the name of the technician Amparo Ferrer Soler in business.yaml'],
  ['Alder Creek Plumbing', 'is the name of the business'],
  ['office@alder-creek.example.com', "is the business's own e-mail address"],
  ['jake@alder-creek.example.com', "is an e-mail address of the business's own domain, alder-creek.example.com"],
])('%s is one of the own people', (author, reason) => {
  expect(whyOwn(author)).toBe(reason);
});

it.each(['Dana', 'Dana W.', 'Tom', 'Lucía', 'Lucía Peña', 'J. Whitfield', 'Alder Creek', 'me@alder-creek.example.com.evil.org'])(
  '%s may be a customer',
  (author) => {
    expect(whyOwn(author)).toBeUndefined();
  },
);

it('takes nobody for its own by a domain that anybody has', () => {
  const why = createOwnAuthors({ ...firm, email: 'alder.creek@gmail.com' }, aliases);
  expect(why('somebody@gmail.com')).toBeUndefined();
  expect(why('alder.creek@gmail.com')).toBe("is the business's own e-mail address");
});

it('knows a business that says of itself no more than its name', () => {
  const why = createOwnAuthors({ name: '水道屋', technicians: [] }, new Map());
  expect([why('水道屋'), why('👍'), why('a@b.example')]).toEqual(['is the name of the business', undefined, undefined]);
});
