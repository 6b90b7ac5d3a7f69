import { checkContentFolder } from '../../src/astro/content-folder.ts';
import { readBuildSettings } from '../../src/settings.ts';

/** The content folder. Throws a `SettingsError` if it is not there. */
export async function contentFolder(): Promise<string> {
  const { contentDirectory } = readBuildSettings(process.env);
  await checkContentFolder(contentDirectory);
  return contentDirectory;
}
