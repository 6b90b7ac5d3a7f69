import { attributeOf, elementsIn, type SvgElement, textIn } from './svg-tree.ts';

/** A rule of an SVG's style: which elements it matches, and the ids that it draws them with. */
interface Rule {
  readonly matches: (element: SvgElement) => boolean;
  readonly ids: readonly string[];
}

/** The ids that a value of CSS refers to by `url(#…)`. */
export function idsIn(css: string): string[] {
  return [...css.matchAll(/url\s*\(\s*['"]?#([^'")]*)/gi)].map(([, id = '']) => id.trim());
}

/**
 * Makes the function that gives the ids of what the `<style>` of an SVG draws an element with. It looks only at the last part of
 * a selector (name, classes and id), not at the element's ancestors, so it may also count a rule that does not apply.
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
