import { Kind } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import { RESPONSE_LIFETIME } from '#contract/lifetimes.ts';
import { TagCache } from '../cache/tag-cache.ts';
import type { Platform } from '../context.ts';
import type { OperationResponse } from './responses.ts';
import type { GraphqlRequest } from './types.ts';

/** Root fields with the same response for all guests of a store view and currency (as in Magento's full page cache). */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'availableStores',
  'attributesForm',
  'attributesList',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'products',
  'route',
  'searchHelp',
  'sizeGroups',
  'storeConfig',
  'urlResolver',
  'snowdogMenus',
  'snowdogMenuNodes',
]);

/** Bytes of an entry besides its body and key: buffers, tags, map slots. */
const ENTRY_BYTES = 1500;

/** Returns true if an operation queries shared fields only. */
export const isShareable = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === 'query' &&
  selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && SHARED_FIELDS.has(selection.name.value),
  );

/** Shared responses to guests, purged by tag. GET requests may get a stale one while it is renewed. */
export class ResponseCache {
  readonly entries: TagCache<OperationResponse>;
  /** A number for each storefront query, whose text is long to hash and to store. */
  readonly #numbers: ReadonlyMap<string, number>;

  constructor({ clock, settings, cache }: Platform, knownOperations: readonly string[]) {
    this.entries = new TagCache({ clock, maxBytes: settings.cacheBytes, lifetime: RESPONSE_LIFETIME });
    cache.onPurge((tags) => this.entries.purge(tags));
    this.#numbers = new Map(knownOperations.map((query, index) => [query, index]));
  }

  /** Includes every input of a guest's response. */
  keyOf(view: StoreView, currency: CurrencyCode, { query = '', variables, origin = '' }: GraphqlRequest): string {
    const number = this.#numbers.get(query);
    const name = number === undefined ? `?${query}` : `=${number}`;
    const given = typeof variables === 'string' ? variables : JSON.stringify(variables ?? {});
    return [view.code, currency, origin, name, given].join('\n');
  }

  fresh(key: string): OperationResponse | undefined {
    return this.entries.peek(key);
  }

  /** The cached response, or a new one that all requests at the same time share. */
  get(
    key: string,
    create: () => Promise<OperationResponse>,
    { mayBeStale }: { mayBeStale: boolean },
  ): Promise<OperationResponse> {
    const load = async () => {
      const value = await create();
      const bytes = ENTRY_BYTES + 2 * key.length + value.body.maxStored;
      return { value, tags: new Set(value.tags), isCacheable: value.isShared, bytes };
    };
    return this.entries.get(key, load, { mayBeStale });
  }
}
