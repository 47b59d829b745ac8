import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What it is told first: a page as a browser gets it, and the same uncompressed. */
export type BarePage = { body: string; html: string };

/** Never closed. */
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const RAW = /^(?:script|style)$/;

/** The elements of a page's body as React draws them, nothing of them a component. */
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

const [page] = (await once(process, 'message')) as [BarePage];
const body = Buffer.from(page.body, 'base64');
const elements = createElement('div', null, elementsOf(page.html));

/** `/markup` writes the page's elements anew each time and answers how long they are; any other address answers the page. */
const server = createServer((request, response) => {
  const answer = request.url === '/markup' ? Buffer.from(String(renderToString(elements).length)) : body;
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': answer.byteLength }).end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
