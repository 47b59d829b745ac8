import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const Page = (props: Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ height: 3000 }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Title" closeLabel="Close" {...props}>
        <p style={{ height: 2000 }}>text</p>
      </Dialog>
    </div>
  );
};

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog');
const box = (): DOMRect => boxOf(dialog.element());

const open = async (width: number, props: Partial<DialogProps> = {}): Promise<void> => {
  await show(<Page {...props} />, { width });
  await opener.click();
};

// Measured at its final position, without animation.
beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));

test('[MD-01] [MD-02] the large dialog is 900 by 700px, and fills the screen below 900px', async () => {
  await open(1280, { size: 'large' });
  expect(box()).toMatchObject({ width: 900, height: 700 });
  await resize(900);
  expect(box()).toMatchObject({ width: 900, height: 700 });
  await resize(899);
  expect(box()).toMatchObject({ width: 899, height: 900 });
});

test('[MD-03] [MD-04] [MD-05] a dialog with isModal is at most 640px wide, 360px on phones, and 90% of the window high', async () => {
  await open(1280, { isModal: true });
  expect(box()).toMatchObject({ width: 640, height: 810 });
  await resize(639, 800);
  expect(box()).toMatchObject({ width: 360, height: 720 });
});

test('[MD-06] [MD-07] [MD-08] other dialogs are at the right edge and as high as the window below 640px, or below 960px with two columns', async () => {
  const isAtTheEdge = (): boolean => box().right === innerWidth && box().height === innerHeight;
  const widths = async (props: Partial<DialogProps>): Promise<boolean[]> => {
    await open(960, props);
    const found = [isAtTheEdge()];
    for (const width of [959, 640, 639]) {
      await resize(width);
      found.push(isAtTheEdge());
    }
    return found;
  };
  expect(await widths({})).toEqual([false, false, false, true]);
  expect(await widths({ isTwoColumns: true })).toEqual([false, true, true, true]);
  expect(await widths({ isModal: true })).toEqual([false, false, false, false]);
});

test('[MD-09] opens in 224 ms and closes in 192 ms', async () => {
  await prefer({});
  await open(1280);
  const element = dialog.element();
  const duration = (): string => getComputedStyle(element).animationDuration;
  expect(duration()).toBe('0.224s');
  const closing = new Promise<string>((resolve) =>
    new MutationObserver(() => resolve(duration())).observe(element, { attributeFilter: ['data-closing'] }),
  );
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await closing).toBe('0.192s');
});

test('[MD-14] the page does not scroll while a dialog is open', async () => {
  const canScroll = (): boolean => getComputedStyle(document.documentElement).overflowY !== 'hidden';
  await open(1280);
  expect(canScroll()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(canScroll()).toBe(true);
});

test('the focus stays within the dialog, and returns to the opener', async () => {
  await open(1280);
  for (let press = 0; press < 3; press += 1) {
    await userEvent.tab();
    expect(opener.element()).not.toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('unmounting the dialog returns the focus to the opener', async () => {
  const Question = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog isOpen onClose={() => setOpen(false)} title="Title" closeLabel="Close">
            <button type="button" onClick={() => setOpen(false)}>
              Yes
            </button>
          </Dialog>
        )}
      </>
    );
  };
  await show(<Question />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.element(opener).toHaveFocus();
});

test('at 400% zoom all content between header and footer can be read, because all of it scrolls', async () => {
  const footer = <p style={{ height: 120 }}>Foot</p>;
  await show(<Page isModal footer={footer} />, { width: 320, height: 256 });
  await opener.click();
  const text = dialog.getByText('text').element();
  expect(boxOf(text).height).toBe(2000);
  expect(boxOf(text.parentElement).bottom).toBeGreaterThan(2000);
  dialog.getByText('Foot').element().scrollIntoView();
  expect(boxOf(dialog.getByText('Foot').element()).bottom).toBeLessThanOrEqual(256);
  expect(boxOf(text).bottom).toBeLessThanOrEqual(boxOf(dialog.getByText('Foot').element()).top);
});
