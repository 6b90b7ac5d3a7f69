import type { IBufferCell, IBufferLine, Terminal } from '@xterm/headless';

/**
 * Black, red, green, yellow, blue, magenta, cyan and white, in muted tones like those of the website; bright colours use the same
 * ones.
 */
const COLOURS: readonly string[] = ['#1c2b2f', '#b3261e', '#1f7a3d', '#8a6100', '#1d5fa8', '#8b3a8b', '#0b6b6b', '#5d6b6f'];

/** The contents of a terminal's screen as HTML, without blank lines at the end. */
export function screenHtml(terminal: Terminal): string {
  const buffer = terminal.buffer.active;
  const lines = Array.from({ length: buffer.length }, (_, y) => buffer.getLine(y)).map((line) => (line ? lineHtml(line) : ''));
  const end = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, end + 1).join('\n');
}

function lineHtml(line: IBufferLine): string {
  const cells = Array.from({ length: line.length }, (_, x) => line.getCell(x)).filter((cell) => cell !== undefined);
  const last = cells.findLastIndex((cell) => cell.getChars().trim() !== '');
  return (
    cells
      .slice(0, last + 1)
      // The second cell of a double-width character has width 0.
      .filter((cell) => cell.getWidth() > 0)
      .map(cellHtml)
      .join('')
  );
}

function cellHtml(cell: IBufferCell): string {
  const text = (cell.getChars() || ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const style = [
    ...(cell.isFgPalette() ? [`color:${COLOURS[cell.getFgColor() % COLOURS.length]}`] : []),
    ...(cell.isBold() ? ['font-weight:700'] : []),
    ...(cell.isDim() ? ['opacity:.65'] : []),
    ...(cell.isInverse() ? ['background:#1c2b2f;color:#fff'] : []),
    ...(cell.isUnderline() ? ['text-decoration:underline'] : []),
    ...(cell.isStrikethrough() ? ['text-decoration:line-through'] : []),
  ];
  return style.length === 0 ? text : `<span style="${style.join(';')}">${text}</span>`;
}

/** A page that looks like a terminal's window. */
export function terminalPage(command: string, screen: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #fff; }
figure { margin: 0; width: max-content; border: 1px solid #d5d8d4; border-radius: 8px; overflow: hidden; background: #fcfbf8; }
header { padding: 8px 14px; background: #eceae4; color: #5d6b6f; font: 600 13px system-ui, sans-serif; }
pre { margin: 0; padding: 14px 18px; font: 14px/1.45 "DejaVu Sans Mono", "Noto Sans Mono", Menlo, Consolas, monospace; color: #1c2b2f; }
</style><figure><header>Terminal</header><pre><b>$ ${command.replaceAll('<', '&lt;')}</b>
${screen}</pre></figure>`;
}
