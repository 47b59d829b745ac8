// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { Dropdown } from './dropdown.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const renderView = async () => {
  const menu = () => (
    <ul>
      {['one', 'two', 'three'].map((name) => (
        <li key={name}>
          <button type="button" disabled={name === 'two'}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  rendered = await render(
    <Dropdown label="Number" trigger="1">
      {menu}
    </Dropdown>,
    await testPlatform(),
  );
  const { container } = rendered;
  container.querySelector('button')?.focus();
  const press = async (key: string): Promise<string | null> => {
    await during(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
    return document.activeElement?.textContent ?? null;
  };
  return { container, press };
};

test('arrow keys open the menu and cycle through the enabled items', async () => {
  const { press } = await renderView();
  expect(await press('Home')).toBe('1');
  expect([
    await press('ArrowDown'),
    await press('ArrowDown'),
    await press('ArrowDown'),
    await press('ArrowUp'),
    await press('Home'),
    await press('End'),
  ]).toEqual(['one', 'three', 'one', 'three', 'one', 'three']);
  expect(await press('Escape')).toBe('1');
});

test('the up arrow opens the menu at its last item', async () => {
  const { press } = await renderView();
  expect(await press('ArrowUp')).toBe('three');
});

test('leaving the menu by keyboard closes it', async () => {
  const { container, press } = await renderView();
  await press('ArrowDown');
  const other = document.body.appendChild(document.createElement('button'));
  await during(() => other.focus());
  expect(container.querySelectorAll('li')).toHaveLength(0);
  other.remove();
});

test('focus, clicks and Escape in a dialog above the menu do not close it', async () => {
  const { container, press } = await renderView();
  await press('ArrowDown');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.showModal();
  await during(() => button.focus());
  await during(() => button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await press('Escape');
  expect(container.querySelectorAll('li')).toHaveLength(3);
  dialog.remove();
  await during(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(container.querySelectorAll('li')).toHaveLength(0);
});
