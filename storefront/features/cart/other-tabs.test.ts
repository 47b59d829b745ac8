// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchOtherTabs, whenVisible } from './other-tabs.ts';

afterEach(() => vi.restoreAllMocks());

const write = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('reports only other tabs’ cart changes, until unsubscribed', () => {
  const changed = vi.fn<() => void>();
  const stop = watchOtherTabs(changed);
  for (const key of ['TESSERA__cart', 'TESSERA__cartId', 'TESSERA__imagesBySku', 'cart']) write(key);
  expect(changed).toHaveBeenCalledTimes(2);
  write(null);
  stop();
  write('TESSERA__cart');
  expect(changed).toHaveBeenCalledTimes(3);
});

test('refreshes a background tab once, when it becomes visible', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = vi.fn<() => void>();
  whenVisible(work);
  whenVisible(work);
  expect(work).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(1);
  whenVisible(work);
  expect(work).toHaveBeenCalledTimes(2);
});
