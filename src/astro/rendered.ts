import type { Output } from '../publication/output.ts';
import type { MappedPage } from '../representations/discovery/site-map.ts';
import type { Site } from '../representations/site.ts';

/** A file that a route makes. */
export interface Rendered extends Output {
  /** Absent where search engines are not told of it. */
  readonly page?: MappedPage | undefined;
}

export interface RenderOptions {
  /** The SVG that the icons are painted from. */
  readonly icon: string;
  /** Whether the pages are for who works on the content. */
  readonly isPreview: boolean;
}

/** The program that renders the pages, as it is bundled. */
export interface Renderer {
  outputsOf(site: Site, options: RenderOptions): Rendered[];
}
