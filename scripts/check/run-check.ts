import { appendFile } from 'node:fs/promises';
import { createFileTexts } from '../../src/authoring/files/file-texts.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { parseBaseUrl, readBuildSettings } from '../../src/settings.ts';
import { shop } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { paintFor } from '../support/terminal/paint.ts';
import { checkContent } from './check-content.ts';
import { countOf } from './finding.ts';
import { lastReviews } from './last-reviews.ts';
import { onlineReviews } from './online-reviews.ts';
import { createGitHubReporter } from './reporters/github.ts';
import { jsonReporter } from './reporters/json.ts';
import type { Reporter } from './reporters/reporter.ts';
import { createTerminalReporter } from './reporters/terminal.ts';

interface CheckOptions {
  readonly json?: boolean;
  /** The address of the website, if it is to be asked what is published. Otherwise the last build tells that. */
  readonly published?: string;
}

/** Checks the content, prints the findings, and returns the exit code: 1 if there are mistakes, 0 if there are only warnings. */
export async function runCheck({ json = false, published }: CheckOptions): Promise<number> {
  const textOf = createFileTexts();
  const report = await checkContent({
    contentDirectory: readBuildSettings(process.env).contentDirectory,
    now: new Date(),
    last: published === undefined ? await lastReviews() : await onlineReviews(addressOf(published)),
    textOf,
  });
  const { lines, summary } = reporterFor(json)(report, textOf);
  process.stdout.write(`${lines.join('\n')}\n`);
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (summary !== undefined && page) await appendFile(page, summary);
  return countOf(report, 'mistake') > 0 ? 1 : 0;
}

function addressOf(text: string): string {
  const read = parseBaseUrl(text.replace(RESOURCE_PATHS.reviews, ''));
  if (!read.ok) throw new Refusal(`--published ${text}: ${read.message}`);
  return read.value;
}

function reporterFor(json: boolean): Reporter {
  if (json) return jsonReporter;
  if (process.env.GITHUB_ACTIONS === 'true') return createGitHubReporter(process.env.GITHUB_WORKSPACE || shop());
  const { stdout } = process;
  return createTerminalReporter(paintFor(stdout), stdout.isTTY ? stdout.columns : undefined);
}
