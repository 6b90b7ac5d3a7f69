import { describe, expect, it } from 'vitest';
import { readPackage } from '../../../../scripts/development/licences/read-package.ts';
import { makeFolder } from '../../../support/content/content.ts';

function described(fields: object, files: Readonly<Record<string, string>> = {}) {
  return makeFolder({ 'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...fields }), ...files }).then(readPackage);
}

describe('a package', () => {
  it('says its licence, or not', async () => {
    expect(await described({ license: 'MIT' })).toMatchObject({ name: 'a', version: '1.0.0', licence: 'MIT' });
    expect(await described({})).toMatchObject({ licence: undefined, origin: undefined, texts: [] });
  });

  it('has the texts that lie beside its code, under any of their names, and no program of that name', async () => {
    const { texts } = await described(
      {},
      {
        LICENSE: '\r\nFree.  \r\n\r\n',
        'licence-mit.md': 'MIT',
        NOTICE: 'Made by us',
        LICENSE_FONT: 'For the font',
        'bundle.js.LICENSE.txt': 'Inside',
        'license.js': 'no()',
        'README.md': 'no',
      },
    );
    expect(texts).toEqual(['Free.', 'For the font', 'Made by us', 'Inside', 'MIT']);
  });

  it('says who made it', async () => {
    expect(await described({ author: 'Ann', homepage: 'https://a.example' })).toMatchObject({ origin: 'Ann, https://a.example' });
    expect(await described({ author: { name: '' }, repository: { url: 'git://a' } })).toMatchObject({ origin: 'git://a' });
  });
});
