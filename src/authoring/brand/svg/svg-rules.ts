import { quote } from '../../../reviews/schemas/issues.ts';

/** Elements of SVG 2 that draw, or that say how something is drawn. */
const DRAWING: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'style', 'image', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);

/** Elements without which a picture looks the same. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'view']);

const ANIMATIONS: readonly string[] = ['animate', 'animateColor', 'animateMotion', 'animateTransform', 'discard', 'mpath', 'set'];

/** Advice for an owner who has never seen the inside of an SVG. */
export const PLAIN = 'save it as plain SVG (Inkscape: File > Save a Copy), or export it as PNG';
const EMBED = 'a picture holds all that it shows; export it as PNG';
const STILL = 'a picture here stands still; export it as PNG';
const NO_SCRIPT = 'export it as PNG, or take the script out in a text editor';

/** What becomes of an element of SVG: it is kept, it is left out, or the file is refused for the reason given. */
export function elementRule(name: string): 'keep' | 'drop' | { readonly refused: string } {
  if (DRAWING.has(name)) return 'keep';
  if (SILENT.has(name)) return 'drop';
  return { refused: refusalOf(name) };
}

function refusalOf(name: string): string {
  if (name === 'script') return `holds a script; ${NO_SCRIPT} (all from <script to </script>)`;
  if (ANIMATIONS.includes(name)) return `moves (<${name}>); ${STILL}`;
  if (['text', 'tspan', 'textPath', 'tref'].includes(name))
    return 'holds letters, which look different on each computer; turn them into paths (Inkscape: Path > Object to Path), or export it as PNG';
  return `holds <${name}>, which is not allowed in a picture; ${PLAIN}`;
}

/** Attributes that describe the document and not the picture. */
const SILENT_ATTRIBUTE =
  /^(?:data-.*|role|aria-.*|lang|tabindex|contentScriptType|contentStyleType|version|baseProfile|enable-background)$/;

/** What becomes of an attribute that has no namespace, or that of XLink. */
export function attributeRule(element: string, name: string, value: string): 'keep' | 'drop' | { readonly refused: string } {
  if (/^on/i.test(name)) return { refused: `holds a script (${name}); ${NO_SCRIPT}` };
  if (SILENT_ATTRIBUTE.test(name)) return 'drop';
  if (name === 'href') return hrefRule(element, value);
  const fault = NAMES.includes(name) ? undefined : styleFault(value);
  return fault === undefined ? 'keep' : { refused: fault };
}

/** Attributes whose values are only names, which cannot load or move anything. */
const NAMES: readonly string[] = ['id', 'class'];

const OWN_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

function hrefRule(element: string, value: string): 'keep' | { readonly refused: string } {
  if (element === 'image' ? OWN_IMAGE.test(value) : /^#[^\s"'()<>]+$/.test(value)) return 'keep';
  return { refused: `leads to ${quote(value)}; ${EMBED}` };
}

/** What is wrong with a text of CSS, or with an attribute that may hold some: it loads something, moves, or hides words. */
export function styleFault(css: string): string | undefined {
  if (/javascript:|expression\s*\(|@import|@font-face|@namespace|image-set\s*\(|src\s*\(/i.test(css))
    return `its style takes something from elsewhere; ${PLAIN}`;
  // A class or an id may have any name.
  if (/keyframes|animation|transition/i.test(css.replace(/[.#][\w-]+/g, ' '))) return `its style moves; ${STILL}`;
  if (/\\/.test(css)) return `its style has a backslash, which hides words; ${PLAIN}`;
  for (const [, target = ''] of css.matchAll(/url\s*\(\s*['"]?([^)]*)/gi))
    if (!target.startsWith('#')) return `its style leads to ${quote(target.trim())}; ${EMBED}`;
  return undefined;
}
