// @vitest-environment happy-dom
import { act, lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Later } from './later.tsx';

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};

test('a press before its code is here is repeated once it is, and only once', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Later drawn={<Counter />} Part={Counter} />);
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Counter }>();
  const Part = lazy(() => promise);
  await act(async () => void hydrateRoot(container, <Later drawn={undefined} Part={Part} />));
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('0');
  await act(async () => resolve({ default: Counter }));
  expect(container.querySelector('button')?.textContent).toBe('1');
  await act(async () => container.querySelector('button')?.click());
  expect(container.querySelector('button')?.textContent).toBe('2');
});
