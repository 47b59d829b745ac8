import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe uses style attributes, which the page's CSP blocks: for `test.use({ allowedErrors: AXE_ERRORS })`. */
export const AXE_ERRORS = [/inline style violates/];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN = 5;

/** Accessibility violations on the page or in one part of it: the rule and the first elements. */
export const violationsOf = async (page: Page, part?: string): Promise<string[]> => {
  // Parts below the first view are laid out when the browser is idle. Wait, because layout changes until then.
  await expect(page.locator('html:is([data-drawn], :not(:has([data-below=""])))')).toHaveCount(1, { timeout: 60_000 });
  // Skips reporting of passes and a second page for foreign frames; both take longer than the check.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  // Disables transitions: a message has too little contrast while it fades in or out.
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, SHOWN).map((node) => node.target.join(' '));
    return `${id}: ${targets.join(' | ')}`;
  });
};
