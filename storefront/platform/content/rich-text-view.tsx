import { createElement, type ReactNode } from 'react';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import type { RichText } from './rich-text.ts';

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

/** Maximum width of pictures in text: a text column. */
const LARGEST = 960;

const show = (text: RichText, key: number): ReactNode => {
  if (typeof text === 'string') return text;
  const { tag, attributes = {}, children } = text;
  const properties: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attributes)) properties[NAMES[name] ?? name] = value;
  if (tag === 'img')
    Object.assign(properties, {
      src: imageUrl(attributes['src'] ?? '', { type: 'image-wysiwyg', width: LARGEST }),
      loading: 'lazy',
      decoding: 'async',
    });
  return createElement(tag, properties, ...(children ? children.map(show) : []));
};

/** Renders the content editors' rich text as elements. */
export const RichTextView = ({ content }: { content: readonly RichText[] }) => <>{content.map(show)}</>;
