// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import type { Product } from '../model/product.ts';
import { OptionGroups } from './option-groups.tsx';

const product = {
  options: [
    {
      code: 'size',
      label: 'Size',
      values: [
        { uid: 'small', label: 'Small' },
        { uid: 'large', label: 'Large' },
      ],
    },
  ],
  variants: [
    { valueUids: ['small'], isAvailable: true },
    { valueUids: ['large'], isAvailable: true },
  ],
} as unknown as Product;

/** The server-rendered options, with a choice before hydration. */
const hydrated = async (choose: (radio: (value: string) => HTMLInputElement) => void) => {
  const platform = await testPlatform();
  const onChoose = vi.fn<(code: string, uid: string) => void>();
  const options = (
    <PlatformProvider platform={platform}>
      <OptionGroups product={product} selection={{ size: 'small' }} onChoose={onChoose} />
    </PlatformProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(options);
  document.body.append(container);
  choose((value) => container.querySelector(`[value="${value}"]`) as HTMLInputElement);
  const root = await act(async () => hydrateRoot(container, options));
  await act(async () => root.unmount());
  container.remove();
  return onChoose.mock.calls;
};

test('an option chosen before hydration is chosen after it', async () => {
  expect(await hydrated((radio) => (radio('large').checked = true))).toEqual([['size', 'large']]);
});

test('untouched options are unchanged', async () => {
  expect(await hydrated(() => undefined)).toEqual([]);
});
