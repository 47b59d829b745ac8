// @vitest-environment happy-dom
import { act, useState, useSyncExternalStore, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import type { Router } from '../navigation/router.ts';
import { RouterContext } from '../navigation/use-router.ts';
import { island, loadIslands } from './island.tsx';
import type { Moment } from './moments.ts';
import { StaticIsland } from './static-island.tsx';

type Props = { step?: number };
const Counter = ({ step = 1 }: Props) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  );
};
/** Its label differs in the browser. */
const Toggle = ({ onPress }: { onPress?: () => void }) => {
  const isIn = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <button type="button" onClick={onPress}>
      {isIn ? 'Remove' : 'Add'}
    </button>
  );
};

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders an island as the server does, and hydrates the markup; its code arrives with `arrive`. */
const open = async <P extends object>(Part: ComponentType<P>, props: P, when?: Moment, router?: Router) => {
  vi.stubEnv('SSR', true);
  const Rendered = island(async () => ({ default: Part }), when);
  await loadIslands();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Rendered {...props} />);
  vi.stubEnv('SSR', false);
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType<P> }>();
  const load = vi.fn(() => promise);
  const Hydrated = island(load, when);
  await during(
    () =>
      (root = hydrateRoot(
        container,
        <RouterContext value={router}>
          <Hydrated {...props} />
        </RouterContext>,
      )),
  );
  return {
    load,
    arrive: async () => {
      await during(() => resolve({ default: Part }));
      // A press is repeated in a later task.
      await during(() => undefined);
    },
    rerender: (next: P) =>
      during(() =>
        root?.render(
          <RouterContext value={router}>
            <Hydrated {...next} />
          </RouterContext>,
        ),
      ),
    text: () => container.querySelector('button')?.textContent,
    press: () => during(() => container.querySelector('button')?.click()),
  };
};

test('the server renders the content, and a click before the code is loaded is repeated once', async () => {
  const { arrive, text, press } = await open<Props>(Counter, {});
  expect(text()).toBe('0');
  await press();
  expect(text()).toBe('0');
  await arrive();
  expect(text()).toBe('1');
  await press();
  expect(text()).toBe('2');
});

test('a click is not repeated if the button has another action by then', async () => {
  const onPress = vi.fn();
  const { arrive, text, press } = await open(Toggle, { onPress });
  expect(text()).toBe('Add');
  await press();
  await arrive();
  expect([text(), onPress.mock.calls.length]).toEqual(['Remove', 0]);
  await press();
  expect(onPress).toHaveBeenCalledOnce();
});

test('rendering with the same props does not change the markup', async () => {
  const { rerender, text, arrive, press } = await open<Props>(Counter, { step: 2 });
  await rerender({ step: 2 });
  expect(text()).toBe('0');
  await arrive();
  await press();
  expect(text()).toBe('2');
});

test('the code of an idle island is loaded when the browser is idle', async () => {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => callbacks.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { load } = await open<Props>(Counter, {}, 'idle');
  expect(load).not.toHaveBeenCalled();
  await during(() => callbacks.forEach((run) => run()));
  expect(load).toHaveBeenCalledOnce();
});

test('the code of a visible island is loaded when its markup comes near the viewport', async () => {
  let notify: (entries: object[]) => void = () => undefined;
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    },
  );
  const { load } = await open<Props>(Counter, {}, 'visible');
  expect([observed.map(({ tagName }) => tagName), load.mock.calls.length]).toEqual([['BUTTON'], 0]);
  await during(() => notify([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledOnce();
});

test('an island that waits for an interaction loads no code earlier', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { load } = await open<Props>(Counter, {}, 'interaction');
  expect(load).not.toHaveBeenCalled();
  await during(() => window.dispatchEvent(new Event('pointerdown')));
  expect(load).toHaveBeenCalledOnce();
});

test('the code of an island is loaded when another page is shown', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const state = { shown: {} };
  const listeners: (() => void)[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const router = { state, subscribe } as unknown as Router;
  const { load } = await open<Props>(Counter, {}, 'idle', router);
  listeners.forEach((notify) => notify());
  expect(load).not.toHaveBeenCalled();
  state.shown = {};
  await during(() => listeners.forEach((notify) => notify()));
  expect(load).toHaveBeenCalledOnce();
});

test('a static island retains the server’s markup', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticIsland>
      <p>Footer</p>
    </StaticIsland>,
  );
  const onRecoverableError = vi.fn();
  await during(() => (root = hydrateRoot(container, <StaticIsland>{undefined}</StaticIsland>, { onRecoverableError })));
  expect([container.textContent, onRecoverableError.mock.calls]).toEqual(['Footer', []]);
});
