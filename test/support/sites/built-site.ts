import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.ts';
import { writeAll } from '../content/content.ts';
import { writeArabicContent } from '../content/samples/arabic-content.ts';
import { writeSpanishContent } from '../content/samples/spanish-content.ts';

/** The base address of the sample business's build. */
export const BASE_URL = 'https://reviews.example.com';

/** The base address of the Spanish business's build, which has a path. */
export const SPANISH_URL = 'https://shop.example/tienda/opiniones';

/** A build for tests to read. */
interface BuiltSite {
  /** The path of its `dist`. */
  readonly where: string;
  close(): Promise<void>;
}

/** Builds the sample business. */
export function buildSample(): Promise<BuiltSite> {
  return buildSite({ BASE_URL });
}

/** Builds the Spanish business. */
export function buildSpanish(): Promise<BuiltSite> {
  return buildSite({ BASE_URL: `${SPANISH_URL}/` }, writeSpanishContent);
}

/** Builds the business whose pages run from right to left. */
export function buildArabic(): Promise<BuiltSite> {
  return buildSite({ BASE_URL }, writeArabicContent);
}

/** Builds content of these files. */
export function buildFiles(files: Readonly<Record<string, string>>, settings: Settings): Promise<BuiltSite> {
  return buildSite(settings, (folder) => writeAll(folder, files));
}

type Settings = Readonly<Record<string, string>>;

/** Builds what is written into a folder, or the sample business. */
async function buildSite(settings: Settings, writeContent?: (folder: string) => Promise<unknown>): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const content = join(folder, 'content');
  await writeContent?.(content);
  const { code, output } = await build(folder, writeContent ? { ...settings, CONTENT_DIR: content } : settings);
  if (code === 0) return { where: join(folder, 'dist'), close };
  await close();
  throw new Error(`${settings.BASE_URL} does not build:\n${output}`);
}
