import { createElement, type ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import type { RichElement, RichText } from './rich-text.ts';

const PROPERTY: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan', datetime: 'dateTime' };

const propertiesOf = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [PROPERTY[name] ?? name, value]));

const show = (node: RichText, index: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, attributes = {}, children } = node satisfies RichElement;
  const properties = propertiesOf(attributes);
  const content = children?.map(show);
  if (tag === 'a' && attributes['href']) {
    const rel = attributes['target'] ? { rel: 'noopener' } : {};
    return (
      <Link key={index} {...properties} {...rel} href={attributes['href']}>
        {content}
      </Link>
    );
  }
  const extra = tag === 'img' ? { loading: 'lazy', decoding: 'async' } : {};
  return createElement(tag, { key: index, ...properties, ...extra }, ...(content ?? []));
};

/** Shows formatted text. It holds nothing that could run, and no HTML is ever put into the page. */
export const RichTextView = ({ content }: { content: readonly RichText[] }): ReactNode => content.map(show);
