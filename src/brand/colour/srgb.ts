/** A colour of the screen: red, green and blue from 0 to 1, as sRGB encodes them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as CSS writes it, with six digits. Without flags, since a JSON Schema has none. */
export const HEX = /^#[0-9a-fA-F]{6}$/;

export function parseHex(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

export function formatHex(colour: Rgb): string {
  return `#${colour.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
}

/** The linear light of an encoded part of a colour (WCAG 2.2, relative luminance; IEC 61966-2-1). */
export function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
