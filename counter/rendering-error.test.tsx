// @vitest-environment happy-dom
import { act, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { i18nProvider } from './i18n.ts';
import { CounterLayout } from './layout.tsx';
import { ErrorBoundary } from './rendering-error.tsx';
import { render, settle } from './testing/render.tsx';

vi.mock('./use-feature.ts', () => ({ useFeature: () => () => true }));

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await i18nProvider.changeLocale('en');
  document.body.replaceChildren();
});

const FAULT = new Error('broken screen');
const Broken = (): ReactNode => {
  throw FAULT;
};
/** Fails when it is closed. */
const BrokenEffect = () => {
  useEffect(
    () => () => {
      throw FAULT;
    },
    [],
  );
  return null;
};
const Screen = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>switch</button>
      {isOpen && children}
    </>
  );
};
const press = (): Promise<void> =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'switch')!.click());
const alertText = (): string | undefined => document.querySelector('[role=alert]')?.textContent ?? undefined;

test.each([
  ['a screen', <Broken key="0" />, 1],
  [
    'a closed dialog',
    <Dialog key="1" open>
      <BrokenEffect />
    </Dialog>,
    2,
  ],
])('an error of %s leaves the menu and shows a message', async (_name, part, presses) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}));
  await render(
    <CounterLayout>
      <Screen>{part}</Screen>
    </CounterLayout>,
  );
  for (let count = 0; count < presses; count++) await press();
  await settle();
  expect(alertText()).toContain('entries in an open form that you had not sent may be lost');
  expect(document.querySelector('[role=menu]')).not.toBeNull();
  expect(logged.mock.calls.flat()).toContain(FAULT);
});

test('an error outside the layout shows the message in the language of the person, with a button that reloads', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await i18nProvider.changeLocale('fr');
  const content = document.body.appendChild(document.createElement('div'));
  const root = createRoot(content);
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(alertText()).toContain('Impossible d’afficher cet écran');
  content.querySelector('button')!.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(logged.mock.calls.flat()).toContain(FAULT);
  await act(async () => root.unmount());
});
