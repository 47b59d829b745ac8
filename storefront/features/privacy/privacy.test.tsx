// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consent } from '#storefront/platform/analytics/consent.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { StoreViewCode } from '#contract/page-render.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { useChoiceDue } from './use-choice.ts';

const COLLECTOR = 'https://collect.example/path';
const Due = () => <output>{String(useChoiceDue())}</output>;

let rendered: Rendered | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await during(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));
  await rendered?.unmount();
  rendered = undefined;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const renderView = async (
  node: React.ReactNode,
  code: StoreViewCode = 'CA_EN',
  analyticsUrl: string | undefined = COLLECTOR,
) => {
  rendered = await render(node, { ...(await testPlatform(code)), ...(analyticsUrl && { analyticsUrl }) });
  const { container } = rendered;
  return {
    container,
    press: (name: string) =>
      during(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()),
  };
};
const signal = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

test('names the operator of measurement, and stores and confirms a refusal', async () => {
  const { container, press } = await renderView(<PrivacyPanel />);
  expect(container.textContent).toContain('sent to collect.example');
  await press('Refuse');
  expect(consent.choice()).toMatchObject({ measurement: false, storeView: 'CA_EN' });
  expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual([
    'Understood. Your visit is not measured.',
  ]);
});

test('confirms a changed decision and removes the earlier confirmation', async () => {
  const { press } = await renderView(<PrivacyPanel />);
  await press('Accept');
  await press('Refuse');
  expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual([
    'Understood. Your visit is not measured.',
  ]);
});

test('stores and confirms an acceptance in French', async () => {
  const { container, press } = await renderView(<PrivacyPanel />, 'CA_FR');
  expect(container.querySelector('h2')?.textContent).toBe('Pouvons-nous mesurer votre visite?');
  await press('Accepter');
  expect([consent.mayMeasure(), consent.choice()?.storeView]).toEqual([true, 'CA_FR']);
});

test('shows the consent banner with a collector until the visitor or the browser decides', async () => {
  expect((await renderView(<Due />)).container.textContent).toBe('true');
  await during(() => consent.choose(false, 'CA_EN'));
  expect(rendered?.container.textContent).toBe('false');
  await rendered?.unmount();
  localStorage.clear();
  expect((await renderView(<Due />, 'CA_EN', '')).container.textContent).toBe('false');
  await rendered?.unmount();
  signal();
  expect((await renderView(<Due />)).container.textContent).toBe('false');
});

test('the dialog shows the current state with the day of the decision', async () => {
  expect(
    (await renderView(<PrivacyDialog onClose={() => undefined} />)).container.querySelector('[role="status"]')
      ?.textContent,
  ).toBe('You have not decided yet. Nothing is measured.');
  await during(() => consent.choose(true, 'CA_EN'));
  expect(rendered?.container.querySelector('[role="status"]')?.textContent).toMatch(
    /^You accepted on \w+ \d+, \d{4}\. Your visit is measured\.$/,
  );
});

test('confirms Global Privacy Control and offers no choice', async () => {
  signal();
  consent.choose(true, 'US_EN');
  const { container } = await renderView(<PrivacyDialog onClose={() => undefined} />, 'US_EN');
  expect(container.querySelector('[role="status"]')?.textContent).toMatch(
    /^Your browser sends the Global Privacy Control signal\. We honor it/,
  );
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['']);
});
