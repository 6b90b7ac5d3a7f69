import { chromium } from 'playwright-core';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { runPackage } from '../programs/run-package.ts';
import { chromiumOptions } from './chromium.ts';

/** What is read of its report (Lighthouse Result Object). */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly selector: string } }[] };
}

/** What Lighthouse says of a page on a telephone. */
interface Judgement {
  /** Of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** How far the parts of the page move while it loads (cumulative layout shift). */
  readonly shift: number;
  /** The bytes of the page and of what it loads, over the wire. */
  readonly bytes: number;
  /** What keeps a score below 100, a line for each audit, with the elements. */
  readonly faults: readonly string[];
}

/** Lighthouse with a browser of its own, which it cannot share. */
export interface Judge {
  judge(url: string, categories?: readonly string[]): Promise<Judgement>;
  close(): Promise<void>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function startJudge(): Promise<Judge> {
  const chromiumSettings = await chromiumOptions();
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumSettings,
    args: [...(chromiumSettings.args ?? []), `--remote-debugging-port=${port}`],
  });
  return {
    async judge(url, categories = CATEGORIES) {
      // The call bar may cover half of a link until somebody scrolls; the short tests measure the targets without it.
      const judged = [`--only-categories=${categories.join()}`, '--skip-audits=target-size'];
      const options = ['--quiet', '--output=json', `--port=${port}`, ...judged];
      const { stdout, stderr } = await runPackage('lighthouse', [url, ...options]);
      const report: Report = stdout === '' ? { runtimeError: { message: stderr } } : JSON.parse(stdout);
      if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
      return judgementOf(report);
    },
    close: () => browser.close(),
  };
}

function judgementOf({ categories, audits }: Report): Judgement {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.flatMap(({ id }) => audits[id] ?? []).filter(({ score }) => score !== null && score < 1);
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(100 * (score ?? 0))]);
  return {
    scores: Object.fromEntries(scores),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    bytes: audits['total-byte-weight']?.numericValue ?? 0,
    faults: failed.map(faultOf),
  };
}

function faultOf({ id, score, displayValue = '', details }: Audit): string {
  const elements = (details?.items ?? []).flatMap(({ node }) => node?.selector ?? []);
  return [`${id}: ${score} ${displayValue}`.trimEnd(), ...elements].join(', ');
}
