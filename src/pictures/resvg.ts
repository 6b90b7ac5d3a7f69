import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Reads a file of an installed package by its specifier, such as `@resvg/resvg-wasm/index_bg.wasm`. */
export type ReadPackageFile = (specifier: string) => Buffer;

/** The fonts that a picture's texts are set in, each a TrueType file. */
export type FontFiles = readonly Uint8Array[];

/** Starts the renderer, which all other functions here need; once in a process, however often it is asked. */
export async function startRenderer(read: ReadPackageFile): Promise<void> {
  try {
    await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}

/** Paints an SVG as a PNG, in its own size or as wide as is said in pixels. */
export function paintPng(
  svg: string,
  { fonts = [], width }: { fonts?: FontFiles; width?: number } = {},
): Uint8Array<ArrayBuffer> {
  const picture = open(svg, fonts, width);
  const image = picture.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  picture.free();
  return png;
}

/** Where the ink of an SVG ends to the right, in its own unit; 0 where there is none. */
export function rightEdge(svg: string, fonts: FontFiles): number {
  const picture = open(svg, fonts);
  const box = picture.getBBox();
  const edge = box ? box.x + box.width : 0;
  box?.free();
  picture.free();
  return edge;
}

function open(svg: string, fonts: FontFiles, width?: number) {
  return new Resvg(svg, {
    font: { fontBuffers: [...fonts] },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } as const }),
  });
}
