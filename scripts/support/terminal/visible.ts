/** Replaces characters that would break the line or move a terminal's cursor. */
export function visible(line: string): string {
  return line.replace(/(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
