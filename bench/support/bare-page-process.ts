import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { serveBare } from './fork-bare.ts';

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const RAW = /^(?:script|style)$/;

/** The body of a page as React elements, without components. */
const elementsOf = (html: string): ReactNode => {
  const open: { name: string; attributes: Record<string, string>; children: ReactNode[] }[] = [];
  const roots: ReactNode[] = [];
  const add = (node: ReactNode): void => void (open.at(-1)?.children ?? roots).push(node);
  const parser = new Parser(
    {
      onopentag: (name, { style, ...attributes }) =>
        void open.push({
          name,
          attributes: style === undefined ? attributes : { ...attributes, 'data-style': style },
          children: [],
        }),
      ontext: (text) => add(text),
      onclosetag: () => {
        const element = open.pop();
        if (!element) return;
        const { name, attributes, children } = element;
        if (VOID.test(name)) add(createElement(name, attributes));
        else if (RAW.test(name))
          add(createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: children.join('') } }));
        else add(createElement(name, attributes, ...children));
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '');
  return roots;
};

await serveBare(({ html, body }: { html: string; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const elements = createElement('div', null, elementsOf(html));
  return (request, response) => {
    const content = request.url === '/rendered' ? Buffer.from(String(renderToString(elements).length)) : bytes;
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': content.byteLength }).end(content);
  };
});
