import { isNotFound, isRedirect } from '#storefront/platform/navigation/signals.ts';
import { expect, test, vi } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { loadPageType } from './page-types.ts';
import { resolutionOf, resolvePage } from './resolve-page.ts';
import { ResolveUrlDocument } from './resolve-url.graphql.ts';

const response = {
  id: 7,
  entity_uid: 'Nw==',
  relative_url: 'porcelain-tiles',
  redirectCode: 0,
  type: 'CATEGORY' as const,
};
const context = async (urlResolver: unknown, code: 'CA_EN' | 'CA_FR' = 'CA_EN') => ({
  platform: await testPlatform(code, { resolveUrl: { urlResolver } }),
  queryClient: createQueryClient(),
});
const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('[RT-44][RT-45][RT-46] the back end determines whether a path is a category, a product or a content page', () => {
  for (const type of ['CATEGORY', 'PRODUCT', 'CMS_PAGE'] as const)
    expect(resolutionOf({ ...response, type }, '/x')).toEqual({
      kind: 'page',
      page: { type, id: 7, uid: 'Nw==', path: '/porcelain-tiles' },
    });
});

test('[RR-02][RR-03] codes 301 and 302 redirect to the relative URL, with a leading slash added if missing', async () => {
  expect(resolutionOf({ ...response, redirectCode: 301 }, '/x')).toEqual({
    kind: 'redirect',
    code: 301,
    path: '/porcelain-tiles',
  });
  expect(resolutionOf({ ...response, redirectCode: 302, relative_url: '/y' }, '/x')).toEqual({
    kind: 'redirect',
    code: 302,
    path: '/y',
  });
  const error = await thrown(resolvePage(await context({ ...response, redirectCode: 301 }, 'CA_FR'), '/x'));
  expect(isRedirect(error) && [error.status, error.href]).toEqual([301, '/CA_FR/porcelain-tiles']);
});

test('[RT-49] the configured home page is only at /, and the configured page for "not found" has no URL', async () => {
  const load = async (path: string, config: object) => {
    const urlResolver = { ...response, type: 'CMS_PAGE', relative_url: path.slice(1) };
    const { storeView, ...platform } = await testPlatform('CA_FR', { resolveUrl: { urlResolver } });
    const given = { ...platform, storeView: { ...storeView, ...config } };
    const error = await thrown(resolvePage({ platform: given, queryClient: createQueryClient() }, path));
    return isRedirect(error) ? error.href : isNotFound(error) ? 'not found' : error;
  };
  const own = { homePage: 'start', noRoutePage: 'lost' };
  expect(await Promise.all(['/start', '/lost', '/home', '/no-route'].map((path) => load(path, own)))).toEqual([
    '/CA_FR',
    'not found',
    undefined,
    undefined,
  ]);
  expect(await Promise.all(['/home', '/no-route'].map((path) => load(path, {})))).toEqual(['/CA_FR', 'not found']);
});

test('[RR-04] an empty response, a missing type and an id below 1 are not found', async () => {
  for (const nothing of [null, { ...response, type: null }, { ...response, id: 0 }, { ...response, id: null }])
    expect(resolutionOf(nothing, '/x')).toEqual({ kind: 'not-found' });
  expect(isNotFound(await thrown(resolvePage(await context(null), '/x')))).toBe(true);
});

test('[GQ-13] the query takes the path and requests id, uid, URL, code and type', () => {
  expect(ResolveUrlDocument).toBe(
    'query resolveUrl($url:String!){urlResolver(url:$url){id entity_uid relative_url redirectCode type}}',
  );
});

test('[GQ-14] bypasses all caches; a found page is cached for five minutes of a visit, a missing one is requested again', async () => {
  const requested: { noCache: boolean; url: unknown }[] = [];
  let urlResolver: unknown = null;
  const transport = async ({ noCache, variables }: GraphqlRequest) => (
    requested.push({ noCache, url: variables['url'] }),
    { data: { urlResolver } }
  );
  const platform = await testPlatform();
  const commerce = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guestSession });
  const visit = { platform: { ...platform, commerce }, queryClient: createQueryClient() };
  vi.useFakeTimers();
  expect(isNotFound(await thrown(resolvePage(visit, '/tiles')))).toBe(true);
  urlResolver = response;
  for (let times = 0; times < 3; times += 1) expect(await resolvePage(visit, '/tiles')).toMatchObject({ id: 7 });
  expect(requested).toEqual([
    { noCache: true, url: 'tiles' },
    { noCache: true, url: 'tiles' },
  ]);
  vi.advanceTimersByTime(5 * 60_000 + 1);
  await resolvePage(visit, '/tiles');
  expect(requested.length).toBe(3);
  vi.useRealTimers();
});

test('each page type is a separate module', async () => {
  const kinds = await Promise.all((['CATEGORY', 'PRODUCT', 'CMS_PAGE'] as const).map((type) => loadPageType(type)));
  expect(new Set(kinds.map(({ module }) => module)).size).toBe(3);
  expect(kinds.map(({ kind }) => kind)).toEqual(['category', 'product', 'cms']);
});
