import { attributeOf, elementsIn, type SvgElement, textIn } from './svg-tree.ts';

/** What a rule of an SVG's style draws with, and on which elements. */
interface Rule {
  readonly matches: (element: SvgElement) => boolean;
  readonly ids: readonly string[];
}

/** The ids that a value of CSS leads to. */
export function idsIn(css: string): string[] {
  return [...css.matchAll(/url\s*\(\s*['"]?#([^'")]*)/gi)].map(([, id = '']) => id.trim());
}

/**
 * Makes the function that tells which ids the `<style>` of an SVG draws an element with. Of a selector it looks at the last part
 * alone (name, classes and id), and not at what the element stands in, so it may also take a rule that does not apply.
 */
export function styleReferences(root: SvgElement): (element: SvgElement) => string[] {
  const rules = stylesIn(root).flatMap(rulesOf);
  return (element) => rules.flatMap(({ matches, ids }) => (matches(element) ? ids : []));
}

function stylesIn(element: SvgElement): string[] {
  if (element.name === 'style') return [textIn(element)];
  return elementsIn(element).flatMap(stylesIn);
}

function rulesOf(css: string): Rule[] {
  const bare = css.replace(/\/\*.*?\*\//gs, ' ');
  return [...bare.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) => {
    const ids = idsIn(declarations);
    return ids.length === 0 ? [] : selectors.split(',').map((selector) => ({ matches: matcherOf(selector), ids }));
  });
}

function matcherOf(selector: string): Rule['matches'] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const own = last.replace(/\[[^\]]*\]|:.*$/g, '');
  const [, name] = /^([\w-]+)/.exec(own) ?? [];
  const parts = (sign: string) => [...own.matchAll(new RegExp(`\\${sign}([^.#]+)`, 'g'))].map(([, part = '']) => part);
  const [classes, ids] = [parts('.'), parts('#')];
  return (element) => {
    const given = attributeOf(element, 'class')?.split(/\s+/) ?? [];
    return (
      (name === undefined || name === element.name) &&
      classes.every((each) => given.includes(each)) &&
      ids.every((each) => each === attributeOf(element, 'id'))
    );
  };
}
