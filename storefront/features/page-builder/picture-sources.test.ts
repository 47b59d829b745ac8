import { expect, test } from 'vitest';
import type { ContentImage, PageNode } from './page-tree.ts';
import { leadOf, leadPicturesOf } from './picture-sources.ts';

const picture = (name: string): ContentImage => ({ src: `/media/wysiwyg/${name}.webp`, alt: '' });
const node = (contentType: string, more: object = {}): PageNode =>
  ({ contentType, appearance: '', children: [], ...more }) as unknown as PageNode;
const image = (more: object = {}) => node('image', { images: { desktop: picture('wide') }, caption: [], ...more });
const both = { desktop: picture('wide'), mobile: picture('narrow') };
const found = (...nodes: PageNode[]) => leadPicturesOf({ nodes, css: '' });

test('preloads the background of the first row with the files and media conditions of its markup', () => {
  const [narrow, wide] = found(node('row', { background: { ...both, fit: 'cover' } }));
  expect(narrow).toMatchObject({ media: '(max-width: 768px)', srcSet: expect.stringContaining('narrow.webp') });
  expect(wide).toMatchObject({ media: 'not all and (max-width: 768px)', srcSet: expect.stringContaining('2560w') });
  expect(wide?.sizes).toMatch(/^\(min-width: 768px\) 100vw/);
});

test('preloads a picture in a column at the column width, and a single file without a condition', () => {
  const column = node('column', { isNarrow: true, children: [image()] });
  const [only, ...others] = found(node('row', { children: [node('column-group', { children: [column] })] }));
  expect(others).toEqual([]);
  expect(only).not.toHaveProperty('media');
  expect(only?.sizes).toMatch(/^\(min-width: 1440px\) 360px/);
});

test('preloads a picture of one file by its URL', () => {
  const drawing = { desktop: { src: '/media/wysiwyg/plan.svg', alt: '' } };
  expect(found(image({ images: drawing }))).toEqual([{ src: '/media/wysiwyg/plan.svg' }]);
});

test('does not preload pictures of later rows and hidden nodes', () => {
  expect(found(node('text', { content: [] }), image())).toEqual([]);
  const second = image();
  expect(leadOf({ nodes: [node('row', { children: [image({ isHidden: true }), second] })], css: '' })?.node).toBe(
    second,
  );
});
