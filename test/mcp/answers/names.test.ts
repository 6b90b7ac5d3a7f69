import { expect, it } from 'vitest';
import { listNames, namesHints, namesOf } from '../../../src/mcp/answers/names.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

const names = (count: number) => Array.from({ length: count }, (_, n) => `Name ${n}`);

it('lists every name where there are few', () => {
  expect(listNames(['Dana', 'Łukasz'])).toBe('Dana, Łukasz');
  expect(listNames(names(40))).toMatch(/^Name 0, .* Name 39$/);
});

it('lists the first of many, says how many more there are and who has them', () => {
  expect(listNames(names(43))).toMatch(/^Name 0, .* Name 39 and 3 more \(get_business lists them\)$/);
});

it('shortens a long name, and has one of several lines on one', () => {
  expect(listNames(['Dana\n \tWhitfield', 'x'.repeat(10_000)])).toBe(`Dana Whitfield, ${'x'.repeat(79)}…`);
  expect(listNames(['x'.repeat(80)])).toBe('x'.repeat(80));
  expect(namesHints(['a\r\nb'])).toBe('There are: a b.');
});

it('says for an argument which names it takes, or that there are none', () => {
  expect(namesHints(['drain', 'leak'])).toBe('There are: drain, leak.');
  expect(namesHints([])).toBe('There are none.');
  expect(listNames([])).toBe('none');
});

it('asks for technicians by name, and for services and areas by id', () => {
  const business = {
    ...mcpSite().catalog.business,
    technicians: [{ name: 'Dana' }],
    services: [{ id: 'leak', name: 'Leaks' }],
    service_areas: [{ id: 'hill', name: 'The Hill' }],
  };
  expect(namesOf(business)).toEqual({ technician: ['Dana'], service: ['leak'], service_area: ['hill'] });
});
