import { expect, test, vi } from 'vitest';
import { show } from '#storefront/testing/browser.tsx';
import { Image } from './image.tsx';

test('a picture that failed to load is requested twice more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = await show(<Image resource="data:image/png;base64,broken" alt="Oak" />);
  const image = container.querySelector('img') as HTMLImageElement;
  let requests = 0;
  const observer = new MutationObserver((changes) => (requests += changes.length));
  observer.observe(image, { attributes: true, attributeFilter: ['src'] });
  for (let round = 0; round < 4; round += 1) {
    image.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(requests).toBe(2);
  observer.disconnect();
  vi.useRealTimers();
});
