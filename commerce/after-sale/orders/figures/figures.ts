import { wordingOf } from '#contract/languages.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { methodTitle } from '#commerce/sale/payment/service.ts';
import { taxLabel } from '#commerce/sale/tax/label-rules.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import {
  readBestSold,
  readNeverSold,
  readOutstanding,
  readPayments,
  readSales,
  readSampleFigures,
  readTaxes,
} from './figures-store.ts';
import { rangeOf, unitOf } from './range-rules.ts';

export const salesOf = ({ db }: CommerceContext, query: URLSearchParams) =>
  readSales(db.kysely, rangeOf(query, shopTimeZone()), unitOf(query), shopTimeZone());

export const taxesOf = async ({ db, storeView: { language } }: CommerceContext, query: URLSearchParams) => {
  const taxes = await readTaxes(db.kysely, rangeOf(query, shopTimeZone()), language);
  return taxes.map(({ code, label, ...tax }) => ({
    ...tax,
    label: label ?? taxLabel({ code, regionCode: tax.region }, language),
  }));
};

/** Adds the name of the payment method in the language of the store view. */
const titled = <R extends { method: string }>({ storeView }: CommerceContext, rows: readonly R[]) =>
  rows.map((row) => ({ ...row, title: methodTitle(row.method, wordingOf(storeView)) }));

export const paymentsOf = async (context: CommerceContext, query: URLSearchParams) =>
  titled(context, await readPayments(context.db.kysely, rangeOf(query, shopTimeZone())));

/** Payments, refunds and open amounts of a date range, by payment method. */
export const dayOf = async (context: CommerceContext, query: URLSearchParams) => {
  const { db } = context;
  const range = rangeOf(query, shopTimeZone());
  const payments = await readPayments(db.kysely, range);
  const outstanding = await readOutstanding(db.kysely, range);
  const keyOf = ({ method, currency }: { method: string; currency: string }): string => `${method} ${currency}`;
  const keys = [...new Set([...payments, ...outstanding].map(keyOf))].toSorted();
  const rows = keys.map((key) => {
    const paid = payments.find((one) => keyOf(one) === key);
    const open = outstanding.find((one) => keyOf(one) === key);
    const [method = '', currency = ''] = key.split(' ');
    return {
      method,
      currency,
      orders: open?.orders ?? 0,
      ordered: open?.ordered ?? 0,
      received: paid?.received ?? 0,
      refunded: paid?.refunded ?? 0,
      outstanding: open?.outstanding ?? 0,
    };
  });
  return titled(context, rows);
};

export const productsOf = async ({ db }: CommerceContext, query: URLSearchParams) => {
  const range = rangeOf(query, shopTimeZone());
  return { best: await readBestSold(db.kysely, range), never: await readNeverSold(db.kysely, range) };
};

export const samplesOf = ({ db }: CommerceContext, query: URLSearchParams) =>
  readSampleFigures(db.kysely, rangeOf(query, shopTimeZone()));
