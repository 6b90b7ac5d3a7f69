import type { Output } from '../../publication/files.ts';
import type { MappedPage } from '../../representations/discovery/site-map.ts';
import type { Site } from '../../representations/site.ts';

/** A file that a route makes. */
export interface Rendered extends Output {
  /** Its entry in the site map; absent where it has none. */
  readonly page?: MappedPage | undefined;
}

export interface RenderOptions {
  /** The SVG that the icons are painted from. */
  readonly icon: string;
  /** Whether the pages are for people who work on the content. */
  readonly isPreview: boolean;
}

/** The bundled program that renders the pages. */
export interface Renderer {
  outputsOf(site: Site, options: RenderOptions): Rendered[];
}
