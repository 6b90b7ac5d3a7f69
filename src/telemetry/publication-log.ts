import type { Logger } from './log.ts';

interface Opened {
  readonly sequence: number;
  readonly reviewCount: number;
  readonly baseUrl: string;
}

interface PublicationLog {
  /** Warns if its base address is not that of the publication before. */
  opened(publication: Opened): void;
  /** A newer publication cannot be opened. */
  refused(error: unknown): void;
  /** A part of what is served is not what was sealed; the error names it. */
  damaged(error: unknown): void;
}

/** Logs what becomes of publications. */
export function createPublicationLog(log: Logger): PublicationLog {
  let before: string | undefined;
  return {
    opened({ sequence, reviewCount, baseUrl }) {
      log.info({ sequence, reviews: reviewCount, baseUrl }, 'publication opened');
      if (before !== undefined && before !== baseUrl)
        log.warn(
          { baseUrl, before },
          'the topics are others now: who subscribed to those of the old address gets nothing more; was BASE_URL forgotten?',
        );
      before = baseUrl;
    },
    refused: (error) => log.error({ err: error }, 'a new publication cannot be opened; the last one is served on'),
    damaged: (error) => log.error({ err: error }, 'the publication is damaged; what is damaged is not served'),
  };
}
