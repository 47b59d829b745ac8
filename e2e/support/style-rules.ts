import type { Page } from '@playwright/test';

/** Classes of CSS Modules (`_card_1a2b3_12`) on the page for which no style sheet has a rule. */
export const unstyledClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (rules: CSSRuleList): string => [...rules].map(({ cssText }) => cssText).join('\n');
    const css = [...document.styleSheets].map(({ cssRules }) => textOf(cssRules)).join('\n');
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
    return [...classes].filter((name) => /^_.+_[\w-]{5}_\d+$/.test(name) && !css.includes(`.${name}`));
  });

/**
 * Pairs of rules of two CSS Modules that set the same property of the same element differently, in the same layer and
 * with the same specificity: which one wins would depend on which style sheet arrives first.
 */
export const competingRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Rule = { selector: string; module: string; rank: string; style: CSSStyleDeclaration };
    const rules: Rule[] = [];
    const rankOf = (layer: string, selector: string): string => {
      const plain = selector.replace(/:where\([^)]*\)/g, '');
      const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!is|not|has)[\w-]+/g)?.length ?? 0;
      const types = plain.match(/(?<![\w.:[#-])[a-z][a-z0-9]*/g)?.length ?? 0;
      return `${layer} ${classes} ${types}`;
    };
    const collect = (list: CSSRuleList, layer: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules, rule.name);
        else if (rule instanceof CSSMediaRule) {
          if (matchMedia(rule.conditionText).matches) collect(rule.cssRules, layer);
        } else if (rule instanceof CSSStyleRule)
          for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
            const module = [...selector.matchAll(/_([\w-]{5})_\d+(?![\w-])/g)].at(-1)?.[1];
            if (module && !selector.includes('::'))
              rules.push({ selector: selector.trim(), module, rank: rankOf(layer, selector), style: rule.style });
          }
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules, '');
    const matches = new Map<Element, Rule[]>();
    for (const rule of rules)
      for (const element of document.body.querySelectorAll(rule.selector))
        matches.set(element, [...(matches.get(element) ?? []), rule]);
    const found = new Set<string>();
    for (const matching of matches.values()) {
      for (const [index, one] of matching.entries())
        for (const other of matching.slice(index + 1)) {
          if (one.module === other.module || one.rank !== other.rank) continue;
          const property = [...one.style].find((name) => {
            const value = other.style.getPropertyValue(name);
            return value !== '' && value !== one.style.getPropertyValue(name);
          });
          if (property) found.add(`${one.selector} and ${other.selector}: ${property}`);
        }
    }
    return [...found];
  });

/** Cascade layers in the order of their first appearance. */
export const layersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    return [...new Set(names)];
  });
