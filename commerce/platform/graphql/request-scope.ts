import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type { Customer, Preview, Staff } from '../context.ts';
import { InputError } from '../errors.ts';
import { headerOf } from './context-factory.ts';
import type { RequestHeaders } from './types.ts';

/** Functions of the store and customer modules for the transport. */
export type RequestScope = {
  storeViews(): Promise<readonly StoreView[]>;
  /** Null for an unknown, expired or malformed token: as in Magento the caller is then a guest. */
  authenticate(token: string): Promise<Customer | null>;
  /** Finds the account of a session cookie of the back office. Undefined for unknown and expired sessions. */
  staffOf?(cookie: string): Promise<Staff | undefined>;
  /** The draft of a preview link. Undefined for an invalid or expired token. */
  previewOf?(token: string): Promise<Preview | undefined>;
};

export const defaultStoreView = (views: readonly StoreView[]): StoreView => {
  const view = views.find(({ isDefault }) => isDefault) ?? views[0];
  if (!view) throw new Error('The database has no store views: load a catalogue.');
  return view;
};

/** From the `Store` header. Throws Magento's error for an unknown code. */
export const storeViewOf = (views: readonly StoreView[], headers: RequestHeaders): StoreView => {
  const code = headerOf(headers, 'store')?.trim();
  if (!code || code === 'default') return defaultStoreView(views);
  const view = views.find((candidate) => candidate.code === code);
  if (!view) throw new InputError('Requested store is not found (%1)', { parameters: [code] });
  return view;
};

/** From the `Content-Currency` header, among the store view's currencies. */
export const currencyOf = (view: StoreView, headers: RequestHeaders): CurrencyCode => {
  const code = headerOf(headers, 'content-currency')?.trim().toUpperCase();
  if (!code) return view.currency;
  const currency = view.availableCurrencies.find((candidate) => candidate === code);
  if (!currency) throw new InputError('Please correct the target currency');
  return currency;
};

/** The token of `Authorization: Bearer <token>`: exactly two parts, or none. */
export const bearerToken = (headers: RequestHeaders): string | undefined => {
  const pieces = headerOf(headers, 'authorization')?.trim().split(' ') ?? [];
  return pieces.length === 2 && pieces[0]?.toLowerCase() === 'bearer' ? pieces[1] : undefined;
};
