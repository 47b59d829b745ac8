// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { batch, createAtom, useSelector } from './store.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Atom<Value> = {
  get(): Value;
  set(next: Value | ((now: Value) => Value)): void;
  subscribe(reader: () => void): { unsubscribe(): void };
};

const page = () => {
  const path = createAtom('/') as Atom<string>;
  const ids = createAtom<string[]>(() => path.get().split('/').filter(Boolean));
  return { path, ids };
};

test('what is derived follows what it is derived from, and stays the same list while its items do', () => {
  const { path, ids } = page();
  const before = ids.get();
  path.set('//');
  expect(ids.get()).toBe(before);
  path.set((now) => `${now}cart`);
  expect([path.get(), ids.get()]).toEqual(['//cart', ['cart']]);
});

test('readers hear once of all that a batch changes, of nothing that stays the same, and not after they have left', () => {
  const { path } = page();
  const status = createAtom('idle') as Atom<string>;
  const heard: string[] = [];
  const { unsubscribe } = path.subscribe(() => heard.push(`${status.get()} ${path.get()}`));
  batch(() => {
    status.set('pending');
    batch(() => path.set('/cart'));
    expect(heard).toEqual([]);
  });
  path.set('/cart');
  expect(heard).toEqual(['pending /cart']);
  unsubscribe();
  path.set('/faq');
  expect(heard).toHaveLength(1);
});

test('a component draws again when what it selects changes, and only then', async () => {
  const { path, ids } = page();
  let drawn = 0;
  const Depth = ({ more = 0 }: { more?: number }) => {
    drawn += 1;
    return useSelector(ids as never, (list: string[]) => list.length + more);
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Depth />));
  await act(async () => path.set('/a/b'));
  expect(place.textContent).toBe('2');
  const before = drawn;
  await act(async () => path.set('/c/d'));
  expect(drawn).toBe(before);
  await act(async () => root.render(<Depth more={1} />));
  expect(place.textContent).toBe('3');
  await act(async () => root.unmount());
});
