// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { TabsNode } from '../page-tree.ts';
import TabsView from './tabs-view.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const renderView = async (settings: Partial<TabsNode> = {}): Promise<HTMLElement> => {
  const node: TabsNode = {
    contentType: 'tabs',
    appearance: 'default',
    children: [],
    headers: ['Care', 'Sealing', 'Laying'],
    defaultIndex: 0,
    navigationAlignment: 'left',
    ...settings,
  };
  rendered = await render(
    <TabsView node={node}>
      {node.headers.map((text) => (
        <p key={text}>{`about ${text}`}</p>
      ))}
    </TabsView>,
    await testPlatform(),
  );
  return rendered.container;
};
const tabsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('[role="tabpanel"]')]
    .filter((panel) => !(panel as HTMLElement).hidden)
    .map(({ textContent }) => textContent);
const press = (container: HTMLElement, key: string) =>
  during(() =>
    container
      .querySelector('[role="tablist"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );

test('[PB-18] shows headers and opens the tab of the default index', async () => {
  const container = await renderView({ defaultIndex: 1 });
  expect(tabsIn(container).map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['Care', 'false', -1],
    ['Sealing', 'true', 0],
    ['Laying', 'false', -1],
  ]);
  expect(shown(container)).toEqual(['about Sealing']);
  const [, tab] = tabsIn(container);
  const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
  expect([panel?.textContent, panel?.getAttribute('aria-labelledby')]).toEqual(['about Sealing', tab?.id]);
});

test('[PB-18] a click and the arrow keys, Home and End open other tabs', async () => {
  const container = await renderView();
  await during(() => tabsIn(container)[2]?.click());
  expect(shown(container)).toEqual(['about Laying']);
  for (const [key, text] of [
    ['ArrowRight', 'Care'],
    ['ArrowLeft', 'Laying'],
    ['Home', 'Care'],
    ['End', 'Laying'],
  ] as const) {
    await press(container, key);
    expect(shown(container)).toEqual([`about ${text}`]);
    expect(document.activeElement?.textContent).toBe(text);
  }
  await press(container, 'a');
  expect(shown(container)).toEqual(['about Laying']);
});
