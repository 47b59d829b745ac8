import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Image } from './image.tsx';

afterEach(cleanup);

const Never = ({ until }: { until: Promise<never> }) => use(until);

const PICTURES = 200;

const elements = async (): Promise<number> => {
  for (let time = 0; time < 3; time += 1) await cdp().send('HeapProfiler.collectGarbage');
  return (await cdp().send('Memory.getDOMCounters')).nodes;
};

test('pictures of a component that is removed before it is shown do not stay in memory', async () => {
  const leave = async (): Promise<void> => {
    const until = new Promise<never>(() => undefined);
    const page = await render(
      <Suspense>
        {Array.from({ length: PICTURES }, (_, index) => (
          <Image key={index} src={`oak-${index}.webp`} alt="" />
        ))}
        <Never until={until} />
      </Suspense>,
    );
    await page.unmount();
  };
  await leave();
  const before = await elements();
  await leave();
  expect((await elements()) - before).toBeLessThan(PICTURES);
});

test('a picture has its sources as soon as it is shown, and the new sources after a change', async () => {
  const page = await render(<Image src="oak.webp" alt="" sizes="50vw" />);
  const image = page.container.querySelector('img')!;
  const files = () => ['sizes', 'srcset', 'src'].map((name) => image.getAttribute(name));
  expect(files()).toEqual(['50vw', expect.stringContaining('oak.webp?'), expect.stringContaining('width=640')]);
  await page.rerender(<Image src="ash.webp" alt="" sizes="88vw" />);
  expect(files()).toEqual(['88vw', expect.stringContaining('ash.webp?'), expect.stringContaining('ash.webp?')]);
  await page.rerender(<Image src="/media/mark.svg" alt="" />);
  expect(files()).toEqual(['', '', '/media/mark.svg']);
});
