import { checkContentFolder } from '../../src/astro/content-folder.ts';
import { type BuildSettings, readBuildSettings } from '../../src/settings.ts';

/** The settings of a build. Throws a `SettingsError` if one is wrong, or the content folder is not there. */
export async function contentSettings(): Promise<BuildSettings> {
  const settings = readBuildSettings(process.env);
  await checkContentFolder(settings.contentDirectory);
  return settings;
}
