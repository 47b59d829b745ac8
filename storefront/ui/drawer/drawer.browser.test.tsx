import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { Drawer } from './drawer.tsx';

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ height: 3000 }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Title" closeLabel="Close">
        <button type="button">Inside</button>
      </Drawer>
    </div>
  );
};

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog');
const inside = page.getByRole('button', { name: 'Inside' });
const isModal = (): boolean => dialog.element().matches(':modal');

afterEach(() => vi.restoreAllMocks());

/** Presses its button, and holds what comes after its first frame. */
const pressHeld = (): (() => void) => {
  const held: FrameRequestCallback[] = [];
  const now = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => held.push(draw));
  const button = opener.element() as HTMLElement;
  button.focus();
  button.click();
  return () => {
    now.mockRestore();
    held.forEach((draw) => draw(performance.now()));
  };
};

const openHeld = async (): Promise<() => void> => {
  await show(<Page />, { width: 390 });
  return pressHeld();
};

test('a press is answered by the frame of the drawer; contents and the focus come with the next task', async () => {
  const goOn = await openHeld();
  expect(boxOf(dialog.element())).toMatchObject({ top: 0, width: 390, height: innerHeight });
  await expect.element(page.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(inside.query()).toBeNull();
  expect(isModal()).toBe(false);
  goOn();
  await expect.element(inside).toBeVisible();
  expect(isModal()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a key pressed before that is pressed in the drawer', async () => {
  const goOn = await openHeld();
  await userEvent.keyboard('a');
  expect(isModal()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  goOn();
  await expect.element(inside).toBeVisible();
});

test('Escape before that closes it', async () => {
  const goOn = await openHeld();
  await userEvent.keyboard('{Escape}');
  goOn();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('opened again it comes in two steps again', async () => {
  (await openHeld())();
  await expect.element(inside).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  const goOn = pressHeld();
  await expect.element(page.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(inside.query()).toBeNull();
  goOn();
  await expect.element(inside).toBeVisible();
});

test('magnified fourfold, what is between head and foot can be read: all of it scrolls', async () => {
  await show(
    <Drawer
      isOpen
      onClose={() => undefined}
      title="Title"
      closeLabel="Close"
      footer={<p style={{ height: 120 }}>Foot</p>}
    >
      <p style={{ height: 2000 }}>Text</p>
    </Drawer>,
    { width: 320, height: 256 },
  );
  await expect.element(dialog.getByText('Text')).toBeVisible();
  const [text, foot] = [dialog.getByText('Text').element(), dialog.getByText('Foot').element()];
  foot.scrollIntoView();
  expect(boxOf(foot).bottom).toBeLessThanOrEqual(256);
  expect(boxOf(text).bottom).toBeLessThanOrEqual(boxOf(foot).top);
});
