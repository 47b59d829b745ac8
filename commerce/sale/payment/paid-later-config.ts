import type { StoreConfig } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { toMajor } from '#contract/money.ts';
import { findStoreView, variablesOfContent } from '#commerce/merchandise/stores/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView, Wording } from '#commerce/platform/store-view-types.ts';
import { findListed } from './offer-store.ts';
import { paymentMethods } from './rules.ts';

type View = Pick<StoreConfig, 'store_code' | 'store_address'>;
type Read = (view: View, args: unknown, context: CommerceContext) => unknown;

/** The described view, which may differ from the request's view. */
const described = async ({ store_code: code }: View, context: CommerceContext): Promise<StoreView> =>
  (await findStoreView(context, code ?? undefined)) ?? context.storeView;

/** Not cached, because a load changes it. */
const listed = (code: string, view: View, context: CommerceContext) => {
  context.noStore();
  return context.perRequest(Symbol.for(`payment in settings ${code} ${view.store_code}`), async () => {
    const { id, currency } = await described(view, context);
    return findListed(context.db.kysely, { code, currency, storeViewId: id });
  });
};

const titleOf = (code: string, wording: Wording): string | null =>
  paymentMethods(wording).find((method) => method.code === code)?.title ?? null;

/** Magento's configuration fields of an offline method. */
const settingsOf = <P extends string>(prefix: P, code: string) => {
  const fields = {
    enable_for_specific_countries: () => false,
    enabled: async (view, _args, context) => (await listed(code, view, context)) !== undefined,
    new_order_status: () => 'pending',
    payment_from_specific_countries: () => null,
    sort_order: async (view, _args, context) => (await listed(code, view, context))?.position ?? null,
    title: async (view, _args, context) => {
      const about = await described(view, context);
      const row = await listed(code, view, context);
      return row ? (row.titles?.[about.language] ?? titleOf(code, wordingOf(about))) : null;
    },
  } satisfies Record<string, Read>;
  return Object.fromEntries(Object.entries(fields).map(([name, read]) => [`${prefix}_${name}`, read])) as {
    [K in keyof typeof fields as `${P}_${K}`]: (typeof fields)[K];
  };
};

/** Payment by cheque and orders of nothing in `storeConfig`. */
export const paidLaterConfig = {
  ...settingsOf('check_money_order', 'checkmo'),
  check_money_order_make_check_payable_to: async (view: View, _args: unknown, context: CommerceContext) =>
    (await variablesOfContent({ ...context, storeView: await described(view, context) })).get('legal_name') ?? null,
  check_money_order_max_order_total: async (view: View, _args: unknown, context: CommerceContext) => {
    const limit = (await listed('checkmo', view, context))?.upTo;
    return limit == null ? null : String(toMajor(limit, context.currency));
  },
  check_money_order_min_order_total: () => null,
  check_money_order_send_check_to: (view: View) => view.store_address ?? null,
  ...settingsOf('zero_subtotal', 'free'),
  zero_subtotal_payment_action: () => null,
};
