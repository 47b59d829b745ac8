import type { APIRequestContext, Page } from '@playwright/test';

/** Visible text, labels and addresses of a document, without scripts and styles. */
export const wordsOfDocument = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll(
      'script:not([type="application/ld+json"]), style, [rel="modulepreload"]',
    ))
      hidden.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')])
      for (const { name } of [...element.attributes])
        if (
          name === 'class' ||
          name === 'id' ||
          name === 'for' ||
          name.startsWith('data-') ||
          /^aria-(labelledby|controls|describedby)$/.test(name)
        )
          element.removeAttribute(name);
    return copy.outerHTML;
  });

const addressesOf = async (request: APIRequestContext, file: string): Promise<string[]> => {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
};

export const pagesOfSiteMap = async (request: APIRequestContext): Promise<string[]> => {
  const files = await addressesOf(request, '/sitemap.xml');
  const nested = files.filter((file) => file.endsWith('.xml'));
  return nested.length ? (await Promise.all(nested.map((file) => addressesOf(request, file)))).flat() : files;
};

/** The emails of the preview in `/style-guide/mails`, as text and as HTML, by URL. */
export const sampleMails = async (request: APIRequestContext): Promise<ReadonlyMap<string, string>> => {
  const list = await (await request.get('/style-guide/mails')).text();
  const urls = [...new Set([...list.matchAll(/href="(\/style-guide\/mails\/[^"]+)"/g)].map(([, url = '']) => url))];
  return new Map(await Promise.all(urls.map(async (url) => [url, await (await request.get(url)).text()] as const)));
};
