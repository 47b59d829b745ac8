import { DEFAULT_HOME, identifierOfSetting } from '#contract/page-setting.ts';
import type { Commerce } from '../port.ts';

type Data = Readonly<Record<string, unknown>>;

type Trial = {
  name: string;
  query: string | ((homePage: string) => string);
  found: (data: Data) => string | undefined;
};

const TRIALS: readonly Trial[] = [
  {
    name: 'categories',
    query: '{categories{items{children{url_path}}}}',
    found: (data) => {
      const { items } = (data['categories'] ?? {}) as { items?: { children?: unknown[] | null }[] | null };
      const count = items?.[0]?.children?.length ?? 0;
      return count > 0 ? `${count} top categories` : undefined;
    },
  },
  {
    name: 'products',
    query: '{products(filter:{price:{from:"0"}} pageSize:1){total_count}}',
    found: (data) => {
      const { total_count: count = 0 } = (data['products'] ?? {}) as { total_count?: number };
      return count > 0 ? `${count} products` : undefined;
    },
  },
  {
    name: 'home page',
    query: (homePage) => `{cmsPage(identifier:${JSON.stringify(homePage)}){identifier}}`,
    found: (data) => (data['cmsPage'] ? 'found' : undefined),
  },
];

type Response = { data?: Data | null; errors?: { message: string }[] };

const send = async (
  { executeGraphql }: Pick<Commerce, 'executeGraphql'>,
  store: string,
  query: string,
): Promise<Response> => {
  const { body } = await executeGraphql({ method: 'GET', query, headers: { store }, ip: '' });
  return JSON.parse(body.toString()) as Response;
};

const homePageOf = async (commerce: Pick<Commerce, 'executeGraphql'>, store: string): Promise<string> => {
  const { data } = await send(commerce, store, '{storeConfig{cms_home_page}}');
  const config = data?.['storeConfig'] as { cms_home_page?: string | null } | null | undefined;
  return identifierOfSetting(config?.cms_home_page) ?? DEFAULT_HOME;
};

const run = async (
  commerce: Pick<Commerce, 'executeGraphql'>,
  store: string,
  { name, query, found }: Trial,
): Promise<string> => {
  const line = (result: string): string => `tried   ${store}, ${name}: ${result}`;
  try {
    const text = typeof query === 'string' ? query : query(await homePageOf(commerce, store));
    const { data, errors } = await send(commerce, store, text);
    return line((data && found(data)) ?? errors?.[0]?.message ?? 'nothing came back');
  } catch (error) {
    return line(error instanceof Error ? error.message : String(error));
  }
};

/** Sends the queries of all pages as a guest, for each store view. Returns one line with the result per request. */
export const runTrials = async (
  commerce: Pick<Commerce, 'executeGraphql'>,
  stores: readonly string[],
): Promise<string[]> =>
  (await Promise.all(stores.map((store) => Promise.all(TRIALS.map((trial) => run(commerce, store, trial)))))).flat();
