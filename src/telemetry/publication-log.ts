import type { Logger } from './log.ts';

interface Opened {
  readonly sequence: number;
  readonly records: { readonly count: number };
  readonly baseUrl: string;
}

/** Gives a function that logs each publication that is opened, and warns if its addresses are other ones than before. */
export function createPublicationLog(log: Logger): (publication: Opened) => void {
  let before: string | undefined;
  return ({ sequence, records, baseUrl }) => {
    log.info({ sequence, reviews: records.count, baseUrl }, 'publication opened');
    if (before !== undefined && before !== baseUrl)
      log.warn(
        { baseUrl, before },
        'the topics are others now: who subscribed to those of the old address gets nothing more; was BASE_URL forgotten?',
      );
    before = baseUrl;
  };
}
