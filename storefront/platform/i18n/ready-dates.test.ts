import { afterEach, expect, test, vi } from 'vitest';
import { readyDates } from './ready-dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('loads the date locales in a separate task, and not on the server', async () => {
  const order: string[] = [];
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation(() => {
    order.push('languages');
    return [];
  });
  vi.stubEnv('SSR', true);
  await readyDates();
  expect(order).toEqual([]);
  vi.stubEnv('SSR', false);
  setTimeout(() => order.push('task before'));
  const ready = readyDates().then(() => order.push('page'));
  order.push('same task');
  setTimeout(() => order.push('task after'));
  await ready;
  expect(order).toEqual(['same task', 'task before', 'languages', 'task after', 'page']);
});
