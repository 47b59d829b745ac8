import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Gallery } from '#storefront/features/product/gallery/gallery.tsx';
import { show } from '#storefront/testing/browser.tsx';
import { showLayout } from '#storefront/testing/browser-layout.tsx';
import { printOnly } from '#storefront/ui/print-only.ts';
import { Tabs } from '#storefront/ui/tabs/tabs.tsx';

const printed = async (media: '' | 'print'): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media });
  await expect.poll(() => matchMedia('print').matches).toBe(media === 'print');
};
beforeEach(() => printed('print'));
afterEach(() => printed(''));

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );

test('a printed page has the logo above it, and neither menu nor footer', async () => {
  await showLayout(<h1>The page</h1>, { address: '/faq' });
  expect(seen('h1').map(({ textContent }) => textContent)).toEqual(['The page']);
  expect(seen('header a[aria-label="Tessera, home"]')).toHaveLength(1);
  expect(seen('header :is(nav, button), footer, footer *')).toEqual([]);
});

test('a printed product has its picture, without thumbnails and the zoom button', async () => {
  const { container } = await show(
    <main>
      <Gallery name="Lumen" pictures={['/a.webp', '/b.webp'].map((url) => ({ url, label: 'Straight on' }))} />
    </main>,
  );
  expect(container.querySelectorAll('img')).toHaveLength(4);
  expect(seen('img').map((image) => image.getAttribute('alt'))).toEqual(['Straight on', 'Straight on']);
  expect(seen('svg')).toEqual([]);
});

test('a printed page shows the content of all tabs and collapsed answers', async () => {
  await show(
    <main>
      <Tabs label="Care" headers={['Sealing', 'Laying']}>
        <p>about sealing</p>
        <p>about laying</p>
      </Tabs>
      <details>
        <summary>A question?</summary>
        <p>an answer</p>
      </details>
    </main>,
  );
  expect(seen('main p').map(({ textContent }) => textContent)).toEqual(['about sealing', 'about laying', 'an answer']);
  expect(seen('[role=tab]')).toEqual([]);
});

test('one element is printed below the logo, without the rest of the page and at its full width', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await showLayout(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <h1>The page</h1>
      <section>
        <h2>The list</h2>
      </section>
    </div>,
    { address: '/faq' },
  );
  const headings = () => seen('main :is(h1, h2)').map(({ textContent }) => textContent);
  const section = document.querySelector('section:has(h2)') as HTMLElement;
  printOnly(section);
  expect(window.print).toHaveBeenCalledOnce();
  expect(headings()).toEqual(['The list']);
  expect(seen('header a[aria-label="Tessera, home"]')).toHaveLength(1);
  expect(section.clientWidth).toBe(section.parentElement?.clientWidth);
  window.dispatchEvent(new Event('afterprint'));
  expect(headings()).toEqual(['The page', 'The list']);
});
