import { decimalOf, divideRound, multiply, type Decimal } from '#contract/decimal.ts';
import { isSampleSku } from '#contract/samples.ts';
import { MAX_PHOTOS, MAX_RETURN_MESSAGE } from '#contract/returns.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { cleanText } from '#commerce/platform/clean-text.ts';
import { isRequestId, WRONG_REQUEST_ID } from '#commerce/platform/request-id.ts';
import type { LineCounts, OrderSettings, Shipment } from '../life/types.ts';
import type { OrderReturn, Returnable, ReturnKind, ReturnState } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** Requests per IP address. */
export const RETURN_RATE = { limit: 10, perSeconds: 3600 };
/** Days to store photographs after their claim is settled; stated in the privacy policy. */
export const CLAIM_PHOTO_DAYS = 365;
/** Photographs per IP address. */
export const PHOTO_RATE = { limit: 40, perSeconds: 3600 };
/** Limit for all photographs without a claim. */
export const MAX_PENDING_BYTES = 512 * 1024 ** 2;

/** Allowed changes of status. Broken items can be refunded or replaced without being returned. */
export const MOVES: Readonly<Record<ReturnKind, Readonly<Record<ReturnState, readonly ReturnState[]>>>> = {
  return: {
    requested: ['approved', 'declined'],
    approved: ['received', 'declined'],
    received: ['refunded', 'replaced', 'declined'],
    declined: [],
    refunded: [],
    replaced: [],
  },
  claim: {
    requested: ['approved', 'declined'],
    approved: ['received', 'refunded', 'replaced', 'declined'],
    received: ['refunded', 'replaced', 'declined'],
    declined: [],
    refunded: [],
    replaced: [],
  },
};

const OPEN: ReadonlySet<ReturnState> = new Set(['requested', 'approved', 'received']);

type Line = { id: number; sku: string; productId: number; isFinalSale?: boolean | null | undefined } & LineCounts;
type About = {
  lines: readonly Line[];
  shipments: readonly Pick<Shipment, 'sentAt' | 'items'>[];
  returns: readonly Pick<OrderReturn, 'state' | 'items'>[];
  /** Ids of products that are final sale now; the terms of sale of a line take precedence. */
  finalSale: ReadonlySet<number>;
  settings: Pick<OrderSettings, 'returns' | 'claims'>;
  now: Date;
};

/** Units of a line that left within so many days. */
const leftWithin = ({ shipments, now }: About, itemId: number, days: number | undefined): number =>
  days === undefined
    ? 0
    : shipments
        .filter(({ sentAt }) => now.getTime() - sentAt.getTime() <= days * DAY_MS)
        .flatMap(({ items }) => items)
        .filter((item) => item.itemId === itemId)
        .reduce((sum, { quantity }) => sum + quantity, 0);

/** Units per line open for a return or claim: shipped in time, neither refunded, replaced nor already requested. */
export const returnables = (about: About): readonly Returnable[] =>
  about.lines.map(({ id, sku, productId, isFinalSale: wasFinal, shipped, refunded, withdrawn }) => {
    const requested = about.returns
      .flatMap(({ state, items }) => (OPEN.has(state) ? items : items.filter(({ isReplaced }) => isReplaced)))
      .filter(({ itemId }) => itemId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const there = Math.max(0, shipped - (refunded - withdrawn) - requested);
    const isFinalSale = isSampleSku(sku) || (wasFinal ?? about.finalSale.has(productId));
    return {
      itemId: id,
      isFinalSale,
      toReturn: isFinalSale ? 0 : Math.min(there, leftWithin(about, id, about.settings.returns?.days)),
      toClaim: Math.min(there, leftWithin(about, id, about.settings.claims?.days)),
    };
  });

export const returnError = (field: 'items' | 'message' | 'photos' | 'request', message: string): InputError =>
  new InputError(message, { code: `RETURN_${field.toUpperCase()}` });

export type RequestedReturn = {
  requestId: string;
  kind: ReturnKind;
  items: readonly { itemId: number; quantity: number }[];
  message: string | null;
  /** Tokens of photographs. */
  photos: readonly string[];
};

/** Validates and trims a request; a claim needs a description and photographs. Throws the first error. */
export const checkedReturn = (given: {
  requestId: string;
  kind: ReturnKind;
  items: readonly { itemId: number; quantity: number }[];
  message?: string | null | undefined;
  photos?: readonly string[] | null | undefined;
}): RequestedReturn => {
  if (!isRequestId(given.requestId)) throw returnError('request', WRONG_REQUEST_ID);
  const isWhole = given.items.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
  const ids = new Set(given.items.map(({ itemId }) => itemId));
  if (given.items.length === 0 || !isWhole || ids.size < given.items.length)
    throw returnError('items', 'Choose what it is about, in whole boxes or pieces.');
  const message = cleanText(given.message);
  if ([...message].length > MAX_RETURN_MESSAGE)
    throw returnError('message', `The message may have ${MAX_RETURN_MESSAGE} characters at most.`);
  const photos = [...new Set(given.photos ?? [])];
  if (photos.length > MAX_PHOTOS) throw returnError('photos', `There may be ${MAX_PHOTOS} photographs at most.`);
  if (given.kind === 'claim' && !message) throw returnError('message', 'Say what is broken.');
  if (given.kind === 'claim' && photos.length === 0) throw returnError('photos', 'Add a photograph of what is broken.');
  return {
    requestId: given.requestId,
    kind: given.kind,
    items: given.items,
    message: message || null,
    photos: given.kind === 'claim' ? photos : [],
  };
};

const HUNDRED: Decimal = { digits: 100n, scale: 0 };

const shareOfPercent = (amount: number, percent: number): number => {
  const [whole, part] = [decimalOf(amount), decimalOf(percent)];
  return whole && part ? Number(divideRound(multiply(whole, part), HUNDRED)) : 0;
};

/** Restocking fee in the amount's minor units; claims have none. */
export const restockingFee = (kind: ReturnKind, percent: number | undefined, amount: number): number =>
  kind === 'claim' ? 0 : shareOfPercent(amount, percent ?? 0);
