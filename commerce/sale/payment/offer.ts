import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { findInstructions, findOffered, replaceMethods } from './offer-store.ts';
import { gatewayOf, offeringCode } from './gateway.ts';
import { COUNTER, FREE, isOffline, paymentMethods, suits } from './rules.ts';
import type { PaymentMethod, PaymentMethodInput, PaymentContext } from './types.ts';

const offeredRows = async (platform: Platform, db: Db, question: PaymentContext) => {
  const { currency, amount, isByStaff } = question;
  const atCounter = isByStaff ? [{ code: COUNTER, titles: null, instructions: null, upTo: null }] : [];
  const rows = [...(await findOffered(db, question)), ...atCounter].filter(
    ({ code, upTo }) =>
      (upTo === null || upTo >= amount) && (isOffline(code) || gatewayOf(platform, code)?.takes(currency)),
  );
  const hasFree = rows.some(({ code }) => code === FREE);
  return rows.filter(({ code }) => suits(code, question, hasFree));
};

/**
 * Payment methods for a total that the merchant offers and that work here, in the merchant's order and words: a gateway
 * without its settings, or without the currency, is left out.
 */
export const offeredMethods = async (
  platform: Platform,
  db: Db,
  question: PaymentContext,
  view: Pick<StoreView, 'locale' | 'language'>,
): Promise<readonly PaymentMethod[]> => {
  const { language } = view;
  const known = new Map(paymentMethods(wordingOf(view)).map((method) => [method.code, method]));
  return (await offeredRows(platform, db, question)).flatMap(({ code, titles, instructions }) => {
    const method = known.get(code);
    return method
      ? [{ code, title: titles?.[language] ?? method.title, instructions: instructions?.[language] ?? null }]
      : [];
  });
};

export const isOffered = async (platform: Platform, db: Db, code: string, question: PaymentContext): Promise<boolean> =>
  (await offeredRows(platform, db, question)).some((row) => row.code === offeringCode(platform, code));

/** Saves the payment methods in the importer's transaction. */
export const savePaymentMethods = (db: Db, methods: readonly PaymentMethodInput[]): Promise<void> =>
  replaceMethods(db, methods);

/** The merchant's current instructions for this method, or null. */
export const paymentInstructions = async (db: Db, code: string, language: Language): Promise<string | null> =>
  (await findInstructions(db, code))?.[language] ?? null;
