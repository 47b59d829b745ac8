// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let becomeIdle = (): void => undefined;

beforeEach(() => {
  becomeIdle = () => undefined;
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (becomeIdle = work));
  delete document.documentElement.dataset['touched'];
});

const isResolved = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))]);

test('waits for the first touch of the visit and what it asks for, for all who wait', async () => {
  const { untilInteraction } = await import('./until-interaction.ts');
  const [first, second] = [untilInteraction(), untilInteraction()];
  expect(await isResolved(first)).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(await isResolved(first)).toBe(false);
  becomeIdle();
  expect([await isResolved(first), await isResolved(second), await isResolved(untilInteraction())]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('%s is a touch', async (touch) => {
  const { untilInteraction } = await import('./until-interaction.ts');
  const touched = untilInteraction();
  document.dispatchEvent(new Event(touch, { bubbles: true }));
  becomeIdle();
  expect(await isResolved(touched)).toBe(true);
});

test('a row of pictures that scrolls by itself is no touch', async () => {
  const row = document.body.appendChild(document.createElement('ul'));
  const { untilInteraction } = await import('./until-interaction.ts');
  const touched = untilInteraction();
  row.dispatchEvent(new Event('scroll'));
  becomeIdle();
  expect(await isResolved(touched)).toBe(false);
});

test('a touch before this code came counts', async () => {
  document.documentElement.dataset['touched'] = '';
  const { untilInteraction } = await import('./until-interaction.ts');
  expect(await isResolved(untilInteraction())).toBe(true);
});
