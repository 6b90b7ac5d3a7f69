import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../../scripts/support/free-port.ts';
import { chromiumOptions } from './chromium.ts';

/** What Lighthouse says of a page on a telephone. */
interface Judgement {
  /** Of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** How far the parts of the page move while it loads (cumulative layout shift). */
  readonly shift: number;
  /** The bytes of the page and of what it loads, over the wire. */
  readonly bytes: number;
  /** What keeps a score below 100, a line for each audit. */
  readonly faults: readonly string[];
}

/** Lighthouse with a browser of its own, which it cannot share. */
export interface Judge {
  judge(url: string, categories?: readonly string[]): Promise<Judgement>;
  close(): Promise<void>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function startJudge(): Promise<Judge> {
  const options = await chromiumOptions();
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`] });
  return {
    async judge(url, categories = CATEGORIES) {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
      if (result === undefined || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      return judgementOf(result.lhr);
    },
    close: () => browser.close(),
  };
}

function judgementOf({ categories, audits }: Result): Judgement {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.flatMap(({ id }) => audits[id] ?? []).filter(({ score }) => score !== null && score < 1);
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(100 * (score ?? 0))]);
  return {
    scores: Object.fromEntries(scores),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    bytes: audits['total-byte-weight']?.numericValue ?? 0,
    faults: failed.map(({ id, score, displayValue }) => `${id}: ${score} ${displayValue ?? ''}`.trimEnd()),
  };
}
