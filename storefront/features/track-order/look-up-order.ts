import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, HttpError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { GetTrackDataDocument } from './get-track-data.graphql.ts';
import { trackedOrderOf, type TrackedOrder } from './tracked-order.ts';

export type Lookup =
  | { state: 'idle' }
  | { state: 'found'; order: TrackedOrder }
  | { state: 'none' }
  | { state: 'failed'; reason: 'offline' | 'too-many' | 'other' };

const reasonOf = (error: unknown): 'offline' | 'too-many' | 'other' => {
  if (isNetworkError(error)) return 'offline';
  if (error instanceof HttpError && error.status === 429) return 'too-many';
  if (error instanceof GraphqlError && error.category === 'graphql-too-many-requests') return 'too-many';
  // Other back ends have no such category.
  if (error instanceof GraphqlError && /too many|try again later/i.test(error.message)) return 'too-many';
  return 'other';
};

/** Queries one order, bypassing all caches. Never rejects. */
export const lookUpOrder = async (commerce: CommerceClient, number: string): Promise<Lookup> => {
  try {
    const order = trackedOrderOf(
      await commerce.query(GetTrackDataDocument, { ordersNumbers: [number] }, { noCache: true }),
    );
    return order ? { state: 'found', order } : { state: 'none' };
  } catch (error) {
    return { state: 'failed', reason: reasonOf(error) };
  }
};
