import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { StillComing, Together } from './together.tsx';

const later = <Value,>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

const Part = ({ name, after }: { name: string; after: number }) => {
  const { data } = useQuery({ queryKey: [name, after], queryFn: () => later(after, name) });
  return data ? <p style={{ height: 100 }}>{data}</p> : null;
};
const Nested = ({ after }: { after: number }) => {
  const { data } = useQuery({ queryKey: ['outer', after], queryFn: () => later(after, 'outer') });
  return data ? <Part name="nested" after={after} /> : null;
};
const Lazy = lazy(() => later(600, { default: () => <Part name="fetched" after={200} /> }));

const shiftsOf = (): { sum: () => number; stop: () => void } => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
  return { sum: () => sum, stop: () => observer.disconnect() };
};

const parts = (
  <>
    <Suspense fallback={<StillComing />}>
      <Lazy />
    </Suspense>
    <Nested after={150} />
    <Part name="first" after={50} />
  </>
);

test('shows parts at once when the last response or code has arrived, without layout shift', async () => {
  const seen = shiftsOf();
  await show(
    <Together owner="Ann" wait={<p>Wait</p>}>
      {parts}
    </Together>,
  );
  await expect.element(page.getByText('Wait')).toBeVisible();
  const heights: number[] = [];
  const first = page.getByText('first');
  await expect.element(first).toBeInTheDocument();
  while (document.body.textContent.includes('Wait')) {
    heights.push(first.element().parentElement!.getBoundingClientRect().height);
    await later(20, undefined);
  }
  await expect.element(first).toBeVisible();
  const names = ['fetched', 'nested', 'first'];
  expect(names.map((name) => page.getByText(name).elements().length)).toEqual([1, 1, 1]);
  expect(new Set(heights)).toEqual(new Set([0]));
  await later(200, undefined);
  seen.stop();
  expect(seen.sum()).toBe(0);
});

test('a slow part stops delaying the others after a timeout', { timeout: 15_000 }, async () => {
  await show(
    <Together owner="Ann" wait={<p>Wait</p>}>
      <Part name="first" after={50} />
      <Part name="never" after={60_000} />
    </Together>,
  );
  await expect.element(page.getByText('Wait')).toBeVisible();
  await expect.poll(() => page.getByText('Wait').elements().length, { timeout: 6000 }).toBe(0);
  await expect.element(page.getByText('first')).toBeVisible();
});

test('shows complete parts at once on return, and waits again for another customer', async () => {
  const client = new QueryClient();
  const of = (owner: string) => (
    <QueryClientProvider client={client}>
      <Together owner={owner} wait={<p>Wait</p>}>
        <Part name={`of ${owner}`} after={300} />
      </Together>
    </QueryClientProvider>
  );
  const waits = (): boolean => document.body.textContent.includes('Wait');
  const { unmount } = await show(of('Ann'));
  await expect.poll(waits).toBe(false);
  await unmount();
  const { unmount: leave } = await show(of('Ann'));
  expect([waits(), page.getByText('of Ann').element().getBoundingClientRect().height]).toEqual([false, 100]);
  await leave();
  await show(of('Gil'));
  expect(waits()).toBe(true);
});

test('hidden parts can be focused and then become visible', async () => {
  const Field = () => <input aria-label="Name" ref={(input) => input?.focus()} />;
  await show(
    <Together owner="Ann" wait={<p>Wait</p>}>
      <Field />
      <Part name="first" after={300} />
    </Together>,
  );
  expect(page.getByRole('textbox').element().getBoundingClientRect().height).toBeGreaterThan(0);
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(document.body.textContent).not.toContain('Wait');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
