import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import Feedback from './tab/feedback.tsx';
import { STILL_MS } from './tab/use-away.ts';

beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => vi.restoreAllMocks());

const open = async (width: number) => {
  await show(<Feedback />, { width, address: '/faq' });
  await page.getByRole('button', { name: 'FEEDBACK' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-open');
  return page.getByRole('dialog').element();
};
const sizeOf = (widget: Element) => [boxOf(widget).width, boxOf(widget).height];

test('[FB-02] [FB-03] [FB-04] [FB-05] [FB-06] slides in from the right at 380 by 480 px, lower on small screens and for the thanks, and full width on a phone', async () => {
  const widget = await open(1280);
  await expect.poll(() => boxOf(widget).right).toBe(1280);
  expect(sizeOf(widget)).toEqual([380, 480]);
  const sizes = async (width: number) => {
    await resize(width);
    return sizeOf(widget);
  };
  expect([await sizes(641), await sizes(640), await sizes(481), await sizes(480)]).toEqual([
    [380, 480],
    [380, 420],
    [380, 420],
    [480, 420],
  ]);
  widget.toggleAttribute('data-success', true);
  expect([await sizes(1280), await sizes(640)]).toEqual([
    [380, 326],
    [380, 280],
  ]);
  widget.toggleAttribute('data-open', false);
  await expect.poll(() => boxOf(widget).left).toBeGreaterThanOrEqual(640);
});

test('focuses the heading even if the browser considers it hidden at first', async () => {
  const { focus } = HTMLElement.prototype;
  let refused = 0;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (this.tagName === 'H2' && refused < 3) refused += 1;
    else focus.call(this, options);
  });
  await open(1280);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(refused).toBe(3);
});

test('returns the focus to the tab when closed by keyboard, also with reduced motion', async () => {
  await open(1280);
  const tab = document.querySelector('[data-feedback-tab]')!;
  await expect.poll(() => getComputedStyle(tab).visibility).toBe('hidden');
  page.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'FEEDBACK' })).toHaveFocus();
});

test('hides the tab over a control of a full-bleed row, but not over a banner', async () => {
  await show(
    <>
      <Feedback />
      <main>
        <a href="#banner" style={{ display: 'block', height: 1000 }}>
          A banner
        </a>
        <button type="button" style={{ display: 'block', height: 400, width: '50%', marginLeft: '50%' }}>
          The last of a row
        </button>
        <div style={{ height: 2000 }} />
      </main>
    </>,
    { width: 768, address: '/faq' },
  );
  const tab = document.querySelector('[data-feedback-tab]') as HTMLElement;
  const isAwayAt = async (top: number): Promise<boolean> => {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, STILL_MS + 200));
    return tab.hasAttribute('data-away');
  };
  const middle = innerHeight / 2;
  await expect.poll(() => isAwayAt(1200 - middle)).toBe(true);
  expect([await isAwayAt(700 - middle), await isAwayAt(1300 - middle), await isAwayAt(1600 - middle)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[FB-01] the tab is in the page margin at every width and covers no text or control', async () => {
  await show(
    <>
      <Feedback />
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <button type="button" style={{ width: '100%', height: 900 }}>
          A control
        </button>
      </div>
    </>,
    { width: 320, address: '/faq' },
  );
  const tab = page.getByRole('button', { name: 'FEEDBACK' }).element();
  const control = page.getByRole('button', { name: 'A control' }).element();
  for (const width of [320, 390, 768, 1280, 1920]) {
    await resize(width);
    const place = () => {
      const { left, right, top, bottom } = boxOf(tab);
      const edge = boxOf(control).right;
      const middle = (top + bottom) / 2;
      return {
        isBesideControl: left >= edge - 0.1,
        isWideEnough: right - left >= 24,
        isHighEnough: bottom - top >= 100,
        holdsItsWords: tab.scrollWidth <= tab.clientWidth,
        end: right,
        before: document.elementFromPoint(edge - 2, middle) === control,
        behind: document.elementFromPoint(edge + 2, middle) === tab,
      };
    };
    await expect.poll(place, { message: `at ${width} pixels` }).toEqual({
      isBesideControl: true,
      isWideEnough: true,
      isHighEnough: true,
      holdsItsWords: true,
      end: width,
      before: true,
      behind: true,
    });
  }
});
