import { LRUCache } from 'lru-cache';
import type { Commerce as EmbeddedCommerce } from '#commerce/app.ts';
import { hiddenWith } from '#contract/switches.ts';
import type { ExecuteResult } from '#contract/page-render.ts';
import { Unavailable } from './circuit-breaker.ts';
import { switchTable } from './features/feature-table.ts';
import type { Commerce, CommerceResponse } from './port.ts';

// Parsed responses are several times as large as their text, so only the most used are cached.
const parsed = new LRUCache<Buffer, ExecuteResult>({
  maxSize: 3 * 1024 * 1024,
  sizeCalculation: (_, body) => body.byteLength + 100,
});

const AWAY = 503;

/** Parses a response; a body shared by the response cache is parsed only once. */
const resultOf = ({ status, body }: CommerceResponse): ExecuteResult => {
  const known = typeof body === 'string' ? undefined : parsed.get(body);
  if (known) return known;
  const result = JSON.parse(body.toString()) as ExecuteResult;
  if (result === null || typeof result !== 'object') throw new Error(`The back end returned ${status} without GraphQL`);
  if (typeof body !== 'string') parsed.set(body, result);
  return result;
};

/** The embedded back end in this process. */
export const embeddedCommerce = (commerce: EmbeddedCommerce): Commerce => ({
  executeGraphql: (call) => commerce.executeGraphql(call),
  query: async ({ query, variables, operationName, headers, ip }) => {
    const response = await commerce.executeGraphql({
      method: 'GET',
      query,
      variables,
      operationName,
      headers,
      ip,
      isOfPage: true,
    });
    if (response.status === AWAY) throw new Unavailable('The database cannot be used');
    return { result: resultOf(response), tags: response.headers['x-cache-tags']?.split(',') ?? [] };
  },
  handleRest: (call) => commerce.handleRest(call),
  health: () => commerce.health(),
  download: (request) => commerce.download(request),
  siteMap: () => commerce.siteMap(),
  isPreview: (token) => commerce.isPreview(token),
  mailSamples: () => commerce.mailSamples(),
  firstCounterLink: (origin) => commerce.firstCounterLink(origin),
  figures: () => commerce.figures(),
  features: {
    table: async () => switchTable(await commerce.switchedOff()),
    lacks: async () => hiddenWith(await commerce.switchedOff()),
  },
  onPurge: (listener) => commerce.onPurge(listener),
});
