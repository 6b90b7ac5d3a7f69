import { expect, it } from 'vitest';
import { createPublicationLog } from '../../src/telemetry/publication-log.ts';
import { recordLog } from '../support/recorded-log.ts';

it('tells of each publication, and warns of one whose topics have other addresses than before', () => {
  const { log, lines } = recordLog();
  const tell = createPublicationLog(log);
  const at = (sequence: number, baseUrl: string) => tell({ sequence, baseUrl, records: { count: 3 } });
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
