/**
 * Packages that stay packages, because they hold more than code: programs of the machine, WebAssembly, fonts, and the frequencies of
 * languages. All others are put into the programs that use them.
 */
export const UNBUNDLED = ['@expo-google-fonts/inter', '@resvg/resvg-wasm', 'eld', 'heic-decode', 'sharp'] as const;
