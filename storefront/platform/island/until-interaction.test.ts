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

test('waits for the first interaction of the visit and until the browser is idle, for all callers', async () => {
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

test.each(['pointerdown', 'keydown', 'click', 'wheel', 'scroll'])('%s is an interaction', async (name) => {
  const { untilInteraction } = await import('./until-interaction.ts');
  const interaction = untilInteraction();
  document.dispatchEvent(new Event(name, { bubbles: true }));
  becomeIdle();
  expect(await isResolved(interaction)).toBe(true);
});

test('the scrolling of an autoplaying carousel is not an interaction', async () => {
  const row = document.body.appendChild(document.createElement('ul'));
  const { untilInteraction } = await import('./until-interaction.ts');
  const interaction = untilInteraction();
  row.dispatchEvent(new Event('scroll'));
  becomeIdle();
  expect(await isResolved(interaction)).toBe(false);
});

test('an interaction before this code was loaded counts', async () => {
  document.documentElement.dataset['touched'] = '';
  const { untilInteraction } = await import('./until-interaction.ts');
  expect(await isResolved(untilInteraction())).toBe(true);
});
