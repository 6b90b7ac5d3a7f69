import fc from 'fast-check';

/** A colour as CSS writes it, with six digits. */
export const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
