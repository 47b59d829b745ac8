import type { ExecuteResult } from '#contract/page-render.ts';
import type { Commerce } from '../port.ts';
import type { RewriteAddresses } from './magento-addresses.ts';

/** Fields of `storeConfig` that name the Magento's own URLs. */
const BASE_FIELD = /^(?:secure_)?base_(?:(?:link|media|static)_)?url$/;

const rewritten = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, BASE_FIELD.test(name) ? entry : rewritten(entry, change)]),
  );
};

/** Undefined for a body other than JSON. */
const parsed = (body: string | Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** Wraps a Magento so that its responses name pages and pictures by paths of this shop. */
export const withShopAddresses = (commerce: Commerce, rewrite: () => RewriteAddresses): Commerce => {
  const change = (value: unknown, store: string | undefined): unknown => {
    const inStore = rewrite();
    return rewritten(value, (text) => inStore(text, store));
  };
  return {
    ...commerce,
    executeGraphql: async (call) => {
      const response = await commerce.executeGraphql(call);
      const given = response.status === 304 ? undefined : parsed(response.body);
      if (given === undefined) return response;
      return { ...response, body: JSON.stringify(change(given, call.headers['store'])) };
    },
    query: async (call) => {
      const { result, tags } = await commerce.query(call);
      return { result: change(result, call.headers['store']) as ExecuteResult, tags };
    },
  };
};
