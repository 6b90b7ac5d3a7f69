import { describe, expect, it } from 'vitest';
import { readThesaurus } from '../../../src/insights/lexicon/kinship.ts';
import { THESAURUS } from '../../../src/insights/lexicon/thesaurus.ts';
import { hashText } from '../../../src/insights/text/hash.ts';

describe('a thesaurus', () => {
  const kinship = readThesaurus('late: tardy arrived arriving\n\n  soon: arrived');

  it('gives a stem the classes of all its forms, each once', () => {
    expect(kinship.get('tardi')).toEqual([hashText('late')]);
    expect(kinship.get('arriv')).toEqual([hashText('late'), hashText('soon')]);
  });

  it('holds nothing else', () => {
    expect([...kinship.keys()]).toEqual(['tardi', 'arriv']);
    expect(readThesaurus('').size).toBe(0);
  });

  it('that ships has a name and words in each line, and no name twice', () => {
    const lines = THESAURUS.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines) expect(line.trim()).toMatch(/^[^:]+: *\S/);
    const names = lines.map((line) => line.trim().split(':')[0]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
