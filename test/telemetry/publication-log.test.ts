import { expect, it } from 'vitest';
import { DamageError } from '../../src/publication/pack/pack-error.ts';
import { createPublicationLog } from '../../src/telemetry/publication-log.ts';
import { recordLog } from '../support/recorded-log.ts';

it('tells of each publication, and warns of one whose topics have other addresses than before', () => {
  const { log, lines } = recordLog();
  const { opened: tell } = createPublicationLog(log);
  const at = (sequence: number, baseUrl: string) => tell({ sequence, baseUrl, reviewCount: 3 });
  at(1, 'https://reviews.example.com');
  at(2, 'https://reviews.example.com');
  at(3, 'http://localhost:4321');
  at(4, 'http://localhost:4321');
  const opened = { level: 30, msg: 'publication opened', reviews: 3 };
  expect(lines).toMatchObject([
    { ...opened, sequence: 1, baseUrl: 'https://reviews.example.com' },
    { ...opened, sequence: 2, baseUrl: 'https://reviews.example.com' },
    { ...opened, sequence: 3, baseUrl: 'http://localhost:4321' },
    {
      level: 40,
      msg: 'the topics are others now: who subscribed to those of the old address gets nothing more; was BASE_URL forgotten?',
      baseUrl: 'http://localhost:4321',
      before: 'https://reviews.example.com',
    },
    { ...opened, sequence: 4, baseUrl: 'http://localhost:4321' },
  ]);
});

it('tells of what is damaged, by its path', () => {
  const { log, lines } = recordLog();
  const { refused, damaged } = createPublicationLog(log);
  const error = new DamageError('dist/publication.pack', '/reviews.json');
  refused(error);
  damaged(error);
  const err = { message: 'dist/publication.pack is damaged: /reviews.json is not what was sealed', part: '/reviews.json' };
  expect(lines).toMatchObject([
    { level: 50, msg: 'a new publication cannot be opened; the last one is served on', err },
    { level: 50, msg: 'the publication is damaged; what is damaged is not served', err },
  ]);
});
