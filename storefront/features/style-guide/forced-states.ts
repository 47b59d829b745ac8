import { useEffect } from 'react';
import { addStyles } from '#storefront/platform/page/add-styles.ts';

const STATES = ['hover', 'focus-visible', 'active'] as const;

export type ForcedState = (typeof STATES)[number];

/** Attribute that shows an element in a state, without pointer or keyboard. */
export const forcedState = (state: ForcedState): { 'data-show': ForcedState } => ({ 'data-show': state });

const showing = (selector: string): string =>
  STATES.reduce((text, state) => text.replaceAll(`:${state}`, `[data-show='${state}']`), selector);

/** A copy of a rule with `[data-show]` in place of its states. Empty for a rule without these states. */
const copyOf = (rule: CSSRule): string => {
  if (rule instanceof CSSStyleRule) {
    const selector = showing(rule.selectorText);
    return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
  }
  const inner = 'cssRules' in rule ? copiesOf(rule.cssRules as CSSRuleList) : '';
  return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
};

const copiesOf = (rules: CSSRuleList): string => [...rules].map(copyOf).join('\n');

/**
 * Copies the page's own rules for hover, focus and active to elements that only demonstrate them, so that the guide
 * always matches the components.
 */
export const useForcedStates = (): void => {
  useEffect(() => addStyles([...document.styleSheets].map((sheet) => copiesOf(sheet.cssRules)).join('\n')), []);
};
