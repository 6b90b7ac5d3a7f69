import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHostsFile, parseHosts, systemHostsFile } from '../../../src/hub/outbound/hosts-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('parseHosts', () => {
  it('reads addresses with their names, in any case, and comments', () => {
    const hosts = parseHosts('# names\r\n127.0.0.2\tOne.example  two.example. # three.example\r\n\r\n::2 one.example\n');
    expect([...hosts]).toEqual([
      [
        'one.example',
        [
          { address: '127.0.0.2', family: 4 },
          { address: '::2', family: 6 },
        ],
      ],
      ['two.example', [{ address: '127.0.0.2', family: 4 }]],
    ]);
  });

  it('passes over lines that hold no address', () => {
    expect([...parseHosts('one.example 127.0.0.1\n127.1 a\n  \n127.0.0.1\n#127.0.0.1 a')]).toEqual([]);
  });
});

describe('openHostsFile', () => {
  it('sees a file that comes, changes and goes', async () => {
    const path = join(await temporaryFolder(), 'hosts');
    const lookUp = openHostsFile(path);
    expect(await lookUp('one.example')).toEqual([]);
    await writeFile(path, '127.0.0.2 one.example');
    expect(await lookUp('one.example')).toEqual([{ address: '127.0.0.2', family: 4 }]);
    await writeFile(path, '127.0.0.3 one.example');
    await utimes(path, 1, 1);
    expect(await lookUp('one.example')).toEqual([{ address: '127.0.0.3', family: 4 }]);
  });
});

describe('systemHostsFile', () => {
  it('knows where Windows keeps it', () => {
    expect(systemHostsFile('win32')).toBe('C:\\Windows\\System32\\drivers\\etc\\hosts');
    expect(systemHostsFile('linux')).toBe('/etc/hosts');
  });
});
