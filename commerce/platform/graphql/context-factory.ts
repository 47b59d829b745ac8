import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type { CommerceContext, Customer, Platform, Preview, Staff } from '../context.ts';
import type { Cookies, SetCookie } from '../cookies.ts';
import { createMemo } from '../memo.ts';
import type { RequestHeaders } from './types.ts';

export type RequestFacts = {
  storeView: StoreView;
  currency: CurrencyCode;
  customer: Customer | null;
  staff?: Staff | undefined;
  preview?: Preview | undefined;
  headers: RequestHeaders;
  cookies?: Cookies | undefined;
  ip: string;
  variables?: Readonly<Record<string, unknown>>;
};

export const headerOf = (headers: RequestHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
};

/** The context of one request. After execution, `isPrivate()` returns whether a resolver made the response private. */
export const createContext = (
  platform: Platform,
  facts: RequestFacts,
): { context: CommerceContext; isPrivate(): boolean; cookies: readonly SetCookie[] } => {
  let isPrivate = false;
  const cookies = new Map<string, SetCookie>();
  const context: CommerceContext = {
    ...platform,
    storeView: facts.storeView,
    currency: facts.currency,
    customer: facts.customer,
    staff: facts.staff,
    preview: facts.preview,
    ip: facts.ip,
    requestId: headerOf(facts.headers, 'x-request-id') ?? platform.random.token(16),
    tags: new Set(),
    noStore: () => {
      isPrivate = true;
    },
    variables: facts.variables ?? {},
    header: (name) => headerOf(facts.headers, name),
    cookie: (name) => facts.cookies?.[name],
    setCookie: (cookie) => {
      isPrivate = true;
      cookies.set(cookie.name, cookie);
    },
    perRequest: createMemo(),
  };
  return {
    context,
    isPrivate: () => isPrivate,
    get cookies() {
      return [...cookies.values()];
    },
  };
};
