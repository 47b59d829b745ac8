import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe measures with style attributes, which the page's policy refuses: for `test.use({ allowedErrors: AXE_ERRORS })`. */
export const AXE_ERRORS = [/inline style violates/];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN = 5;

/** What axe finds on the page as it stands, or in the part that a selector names: the rule and the first elements that break it. */
export const violationsOf = async (page: Page, part?: string): Promise<string[]> => {
  // What passed is neither described nor sent, and no second page is opened for foreign frames: both take longer than looking.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, SHOWN).map((node) => node.target.join(' '));
    return `${id}: ${targets.join(' | ')}`;
  });
};
