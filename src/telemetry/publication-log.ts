import type { Logger } from './log.ts';

interface Opened {
  readonly sequence: number;
  readonly reviewCount: number;
  readonly baseUrl: string;
}

/** Logs what becomes of publications. */
export function createPublicationLog(log: Logger) {
  let before: string | undefined;
  return {
    /** Warns if its base address is not that of the publication before. */
    opened({ sequence, reviewCount, baseUrl }: Opened): void {
      log.info({ sequence, reviews: reviewCount, baseUrl }, 'publication opened');
      if (before !== undefined && before !== baseUrl)
        log.warn(
          { baseUrl, before },
          'the topics are others now: who subscribed to those of the old address gets nothing more; was BASE_URL forgotten?',
        );
      before = baseUrl;
    },
    refused: (error: unknown) => log.error({ err: error }, 'a new publication cannot be opened; the last one is served on'),
    /** The error names the part. */
    damaged: (error: unknown) => log.error({ err: error }, 'the publication is damaged; what is damaged is not served'),
  };
}
