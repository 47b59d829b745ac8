// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import NextSteps from './next-steps.tsx';

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

test('what happens next is asked of a back end that tells it, and of no other', async () => {
  const asked: string[] = [];
  const platform = await testPlatform('CA_EN', {
    getNextSteps: () => (asked.push('getNextSteps'), new Error('None.')),
  });
  const draw = async (lacks?: string) => {
    drawn = await render(<NextSteps cartId="c" />, { ...platform, ...(lacks && { lacks }) });
    await drawn.unmount();
    return asked.length;
  };
  expect([await draw('days of delivery and final sales'), await draw()]).toEqual([0, 1]);
});
