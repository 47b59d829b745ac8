import { LRUCache } from 'lru-cache';
import { parseCss, textOf } from './css-statements.ts';

/** Maximum cache entries; each is about 40 kB with its key. */
const MAX_CACHED = 50;
const CLASS_ATTRIBUTE = ' class="';

/** Distinct class attribute values, in the order of the markup. */
const classAttributesOf = (markup: string): string[] => {
  const attributes = new Set<string>();
  let from = markup.indexOf(CLASS_ATTRIBUTE);
  while (from >= 0) {
    const start = from + CLASS_ATTRIBUTE.length;
    const end = markup.indexOf('"', start);
    if (end < 0) break;
    attributes.add(markup.slice(start, end));
    from = markup.indexOf(CLASS_ATTRIBUTE, end + 1);
  }
  return [...attributes];
};

/**
 * Returns the part of a style sheet used by some markup, in the sheet's order: rules with only used classes, rules
 * without classes, and animations named in them. States (`:hover`, attributes, breakpoints) of used classes are
 * included.
 */
export const usedStyles = (css: string): ((markup: string) => string) => {
  const statements = parseCss(css);
  // Pages of one kind mostly have the same classes in the same order.
  const cachedTexts = new LRUCache<string, string>({ max: MAX_CACHED });
  return (markup) => {
    const attributes = classAttributesOf(markup);
    const key = attributes.join('\n');
    const known = cachedTexts.get(key);
    if (known !== undefined) return known;
    const classes = new Set(attributes.flatMap((value) => value.split(' ')));
    const rules = textOf(
      statements,
      (statement) =>
        statement.kind === 'other' ||
        (statement.kind === 'rule' && statement.needs.some((needed) => needed.every((name) => classes.has(name)))),
    );
    const text =
      rules + textOf(statements, (statement) => statement.kind === 'keyframes' && rules.includes(statement.name));
    cachedTexts.set(key, text);
    return text;
  };
};
