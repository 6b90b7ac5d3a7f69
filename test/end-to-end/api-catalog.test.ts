import { expect, it } from 'vitest';
import { sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const origin = await sampleOrigin();

// RFC 9727, section 2.
it('HEAD of the API catalog is answered with its type and relation', async () => {
  const answer = await fetch(`${origin}/.well-known/api-catalog`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
  expect(answer.headers.get('Link')).toBe(`<${BASE_URL}/.well-known/api-catalog>; rel="api-catalog"`);
});

it('whatever the API catalog links to answers, with the type that it says', async () => {
  const { linkset }: { linkset: Record<string, string | { href: string; type?: string }[]>[] } = await (
    await fetch(`${origin}/.well-known/api-catalog`)
  ).json();
  const targets = linkset.flatMap((context) =>
    Object.values(context).flatMap((value) => (typeof value === 'string' ? [] : value)),
  );
  const typed = targets.filter(({ type }) => type !== undefined);
  expect(typed.length).toBe(5);
  for (const { href, type } of typed) {
    const answer = await fetch(href.replace(BASE_URL, origin));
    expect([href, answer.status, answer.headers.get('Content-Type')?.split(';')[0]]).toEqual([href, 200, type]);
  }
});
