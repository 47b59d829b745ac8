// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { render, testPlatform } from '#storefront/testing/render.tsx';
import { useSections } from './sections.ts';

const media = join(import.meta.dirname, '../../../catalogue/media');

const All = () => useSections().map(({ Part, ...section }) => <Part key={section.id} {...section} />);

test('[RT-39] every picture of the style guide exists', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
  const { container, unmount } = await render(<All />, await testPlatform('CA_EN'));
  const files = [...container.querySelectorAll('img')]
    .map(({ src }) => new URL(src, 'https://shop.test').pathname)
    .filter((path) => path.startsWith('/media/'));
  await unmount();
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((file) => !existsSync(join(media, file.replace('/media/', ''))))).toEqual([]);
});
