import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Reads a file of an installed package by its specifier, such as `@resvg/resvg-wasm/index_bg.wasm`. */
export type ReadPackageFile = (specifier: string) => Buffer;

/** The fonts that a picture's texts are set in, each a TrueType file. */
export type FontFiles = readonly Uint8Array[];

let started: Promise<void> | undefined;

/** Starts the renderer, which all other functions here need. It starts once in a process, however often this is called. */
export function startRenderer(read: ReadPackageFile): Promise<void> {
  started ??= start(read);
  return started;
}

/** The dev server loads this module again when files change, but not the renderer, which throws at a second start. */
async function start(read: ReadPackageFile): Promise<void> {
  try {
    await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}

export interface PaintOptions {
  readonly fonts?: FontFiles;
  /** In pixels: the picture is made as large as fits into a square of this side. Without it, the picture has its own size. */
  readonly within?: number;
}

/** A picture in pixels. */
export interface Painting {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Row by row, four bytes for each pixel: red, green, blue and opacity. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Paints an SVG. */
export function paint(svg: string, { fonts = [], within }: PaintOptions = {}): Painting {
  const picture = open(svg, fonts, within);
  const image = picture.render();
  const { width, height } = image;
  const painting = { png: new Uint8Array(image.asPng()), pixels: image.pixels, width, height };
  image.free();
  picture.free();
  return painting;
}

/** The same picture with nothing but shapes, which have what its styles say of them as attributes. */
export function withoutStyles(svg: string): string {
  const picture = open(svg, []);
  const plain = picture.toString();
  picture.free();
  return plain;
}

/** Where the visible part of an SVG ends at the right, in the SVG's units; 0 if nothing is visible. */
export function rightEdge(svg: string, fonts: FontFiles): number {
  const picture = open(svg, fonts);
  const box = picture.getBBox();
  const edge = box ? box.x + box.width : 0;
  box?.free();
  picture.free();
  return edge;
}

function open(svg: string, fonts: FontFiles, within?: number) {
  const font = { fontBuffers: [...fonts], defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' };
  if (within === undefined) return new Resvg(svg, { font });
  // The size does not depend on fonts, which take long to read.
  const own = new Resvg(svg);
  const mode = own.width >= own.height ? 'width' : 'height';
  own.free();
  return new Resvg(svg, { font, fitTo: { mode, value: within } });
}
