import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode, Language } from '#commerce/stores/types.ts';
import { findOffered, replaceMethods } from './offer-store.ts';
import { paymentMethods } from './rules.ts';
import type { PaymentMethod, PaymentMethodInput } from './types.ts';

type Total = { currency: CurrencyCode; /** Minor units. */ amount: number };

/** Payment methods for a total that the merchant offers and a gateway exists for. */
export const offeredMethods = async (db: Db, total: Total, language: Language): Promise<readonly PaymentMethod[]> => {
  const known = new Map(paymentMethods(language).map((method) => [method.code, method]));
  return (await findOffered(db, total.currency, total.amount)).flatMap((code) => known.get(code) ?? []);
};

export const isOffered = async (db: Db, code: string, { currency, amount }: Total): Promise<boolean> =>
  (await findOffered(db, currency, amount)).includes(code);

/** Saves the payment methods in the importer's transaction. */
export const savePaymentMethods = (db: Db, methods: readonly PaymentMethodInput[]): Promise<void> =>
  replaceMethods(db, methods);
