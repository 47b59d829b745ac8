// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { Button, buttonClass, type ButtonKind, type ButtonSize } from './button/button.tsx';
import { TextArea, TextField } from './field/text-field.tsx';
import { Image } from './image/image.tsx';
import { pagesToShow } from './pagination/pages-to-show.ts';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());
const renderView = async (node: React.ReactNode): Promise<HTMLElement> => {
  rendered = await render(node, await testPlatform());
  return rendered.container;
};

test('[UI-01] buttons are primary, secondary, link or default, and big, medium or small', () => {
  const kinds: ButtonKind[] = ['primary', 'secondary', 'link', 'default'];
  const sizes: ButtonSize[] = ['big', 'medium', 'small'];
  for (const kind of kinds)
    for (const size of sizes) expect(buttonClass({ kind, size })).toMatch(new RegExp(`${kind}.* .*${size}`));
  expect(buttonClass()).toMatch(/primary.* .*big/);
});

test('a busy button announces it and ignores clicks', async () => {
  const onClick = vi.fn<() => void>();
  const button = (
    await renderView(
      <Button isBusy onClick={onClick}>
        Go
      </Button>,
    )
  ).querySelector('button');
  await during(() => button?.click());
  expect([onClick.mock.calls.length, button?.getAttribute('aria-busy')]).toEqual([0, 'true']);
});

test('[UI-02] an optional field shows its marker', async () => {
  expect(
    (await renderView(<TextField label="Company" optional="Optional" />)).querySelector('label')?.textContent,
  ).toBe('CompanyOptional');
});

test('[UI-03] an invalid text area shows an error style, and its message is linked for screen readers', async () => {
  const container = await renderView(<TextArea label="Notes" error="Too long" hint="At most 100" />);
  const area = container.querySelector('textarea');
  expect([area?.className.includes('wrong'), area?.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  const described = area
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Too long', 'At most 100']);
});

test('[IM-07] an image with neither src nor resource throws an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(renderView(<Image alt="" />)).rejects.toThrow(
    "Missing both 'src' and 'resource' props, needs at least one of these to be provided",
  );
  vi.restoreAllMocks();
});

test('[IM-08][IM-09] a placeholder is shown until the picture has loaded, or permanently if it fails', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const container = await renderView(<Image src="oak.webp" alt="Oak" />);
  const frame = container.querySelector('span');
  const image = container.querySelector('img');
  expect(frame?.dataset['state']).toBe('loading');
  await during(() => image?.dispatchEvent(new Event('load')));
  expect(frame?.dataset['state']).toBe('loaded');
  await during(() => image?.dispatchEvent(new Event('error')));
  expect(frame?.dataset['state']).toBe('errored');
  await rendered?.rerender(<Image src="ash.webp" alt="Ash" />);
  expect(frame?.dataset['state']).toBe('loading');
  expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('loading')]).toEqual([
    '640',
    '800',
    'lazy',
  ]);
});

test('pagination shows the first, the last and the neighbouring pages', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pagesToShow(5, 9)).toEqual([1, -4, 4, 5, 6, -9, 9]);
});
