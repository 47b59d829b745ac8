import { Parser } from 'htmlparser2';
import type { Markup, MarkupElement, ReadMarkup } from './markup.ts';
import { MAX_DEPTH } from './markup.ts';

type Open = { tag: string; attributes: Record<string, string>; children: Markup[] };

/** Parses markup without a DOM, for server rendering. */
export const readMarkup: ReadMarkup = (html) => {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const element: Open = { tag, attributes, children: [] };
        if (open.length <= MAX_DEPTH) open.at(-1)?.children.push(element satisfies MarkupElement);
        open.push(element);
      },
      ontext: (text) => {
        const children = open.at(-1)?.children;
        const last = children?.at(-1);
        if (typeof last === 'string') children?.splice(-1, 1, last + text);
        else children?.push(text);
      },
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return root.children;
};
