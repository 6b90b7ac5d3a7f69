/**
 * Packages that are not bundled, because they hold more than JavaScript: native programs, WebAssembly, fonts, and statistics of
 * languages. All others are bundled into the programs that use them.
 */
export const UNBUNDLED = ['@expo-google-fonts/inter', '@resvg/resvg-wasm', 'eld', 'heic-decode', 'sharp'] as const;
