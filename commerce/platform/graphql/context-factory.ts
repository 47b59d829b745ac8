import type { CurrencyCode, StoreView } from '#commerce/stores/types.ts';
import type { CommerceContext, Customer, Platform } from '../context.ts';
import { createMemo } from '../memo.ts';
import type { RequestHeaders } from './types.ts';

export type RequestFacts = {
  storeView: StoreView;
  currency: CurrencyCode;
  customer: Customer | null;
  headers: RequestHeaders;
  ip: string;
  variables?: Readonly<Record<string, unknown>>;
};

export const headerOf = (headers: RequestHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
};

/** The context of one request; `isPrivate()` tells afterwards whether anything called `noStore`. */
export const createContext = (
  platform: Platform,
  facts: RequestFacts,
): { context: CommerceContext; isPrivate(): boolean } => {
  let isPrivate = false;
  const context: CommerceContext = {
    ...platform,
    storeView: facts.storeView,
    currency: facts.currency,
    customer: facts.customer,
    ip: facts.ip,
    requestId: platform.random.token(16),
    tags: new Set(),
    noStore: () => {
      isPrivate = true;
    },
    variables: facts.variables ?? {},
    header: (name) => headerOf(facts.headers, name),
    perRequest: createMemo(),
  };
  return { context, isPrivate: () => isPrivate };
};
