import '#storefront/testing/window.ts';
import { expect, test } from 'vitest';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import { routableAnchor } from './same-site.ts';

const isRouted = (href: string, code: string, storeViews = SAMPLE_VIEWS): boolean => {
  const link = document.createElement('a');
  link.href = href;
  return routableAnchor(link, { storeView: sampleView(code), storeViews }) !== undefined;
};

test.each([
  ['/faq', 'CA_EN', true],
  ['/CA_FR/faq', 'CA_EN', false],
  ['/us_en/faq', 'CA_EN', false],
  ['/CA_EN/faq', 'CA_EN', false],
  ['/CA_FRANCE', 'CA_EN', true],
  ['/CA_FR', 'CA_FR', true],
  ['/CA_FR/faq', 'CA_FR', true],
  ['/faq', 'CA_FR', false],
  ['/US_EN/faq', 'CA_FR', false],
  ['https://elsewhere.test/faq', 'CA_EN', false],
  ['/media/a.pdf', 'CA_EN', false],
])('a link to %s in %s stays in the application: %s', (href, code, expected) => {
  expect(isRouted(href, code)).toBe(expected);
});

test('codes of the sample are ordinary paths in a shop without these store views', () => {
  expect(isRouted('/CA_FR/faq', 'CA_EN', [sampleView('CA_EN')])).toBe(true);
});
