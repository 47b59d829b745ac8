import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('a drawer opens as a modal, takes the focus, and returns it when Escape closes the drawer', async () => {
  await show(<Page />, { width: 390 });
  const button = opener.element() as HTMLElement;
  button.focus();
  button.click();
  await expect.element(page.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(boxOf(dialog.element())).toMatchObject({ top: 0, width: 390, height: innerHeight });
  await expect.element(inside).toBeVisible();
  expect(isModal()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('at 400% zoom all content between header and footer can be read, because all of it scrolls', async () => {
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
