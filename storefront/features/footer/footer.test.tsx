// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { LINK_BLOCKS } from './footer-queries.ts';
import { Footer } from './footer.tsx';

const SUPPORT =
  '<h2>Talk to someone</h2><ul><li><a href="mailto:hello@tessera.example">hello</a></li><li><a href="tel:+15145550140">call</a></li></ul>';
const content = (identifier: string): string =>
  (identifier.startsWith('empty:') ? '<!-- nothing yet -->\n' : '') ||
  (identifier === 'footer-support' ? SUPPORT : `<ul><li><a href="/x">${identifier}</a></li></ul>`);

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());
const renderView = async (
  blocks: readonly string[] = LINK_BLOCKS,
  copyright: string | null = '© 2026 Tessera',
  newsletter?: (invitation: ReactNode) => ReactNode,
): Promise<HTMLElement> => {
  const items = blocks.map((identifier) => ({
    identifier: identifier.replace('empty:', ''),
    content: content(identifier),
  }));
  rendered = await render(
    <Footer newsletter={newsletter} />,
    await testPlatform('CA_EN', {
      cmsBlocks: { cmsBlocks: { items } },
      storeConfigData: { storeConfig: { copyright } },
      getStoreConfigData: { storeConfig: { website_name: 'Gravel' } },
    }),
  );
  return rendered.container;
};

test('shows the text about the shop, and the invitation to the newsletter, of the CMS', async () => {
  const newsletter = (invitation: ReactNode) => <p>Newsletter: {invitation}.</p>;
  const { textContent } = await renderView(['footer-about', 'footer-newsletter'], null, newsletter);
  expect(textContent).toContain('footer-about');
  expect(textContent).toContain('Newsletter: footer-newsletter.');
  await rendered?.unmount();
  expect((await renderView([], null, newsletter)).textContent).toContain('Newsletter: .');
});

test('[FT-02] the footer shows the link blocks of the CMS', async () => {
  const { textContent } = await renderView();
  const missing = LINK_BLOCKS.filter(
    (identifier) => identifier !== 'footer-support' && !textContent?.includes(identifier),
  );
  expect(missing).toEqual([]);
});

test('renders nothing for a missing or empty block', async () => {
  expect(
    (await renderView(['footer-help', 'empty:footer-social-links', 'empty:footer-company'])).querySelectorAll('nav'),
  ).toHaveLength(1);
});

test('shows the shop name of the back end', async () => {
  expect((await renderView()).querySelector('p')?.textContent).toBe('Gravel');
});

test('[FT-03] [GQ-12] shows the copyright text', async () => {
  expect((await renderView()).textContent).toContain('© 2026 Tessera');
});

test('[FT-04][FT-05] links to contact by email and by phone', async () => {
  const links = [...(await renderView()).querySelectorAll('section a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['mailto:hello@tessera.example', 'tel:+15145550140']);
});
