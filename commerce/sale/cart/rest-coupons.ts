import type { CommerceContext } from '#commerce/platform/context.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { anyCartRoute, cartRoute } from './rest-gate.ts';
import { applyCoupons, readCart, removeCoupons } from './service.ts';
import type { CouponChange } from './service.ts';

const KEEP = { storeView: 'stay' } as const;

const appliedCodes = async (context: CommerceContext, id: string): Promise<string[]> => {
  const { discounting } = await (await readCart(context, id, KEEP)).detail();
  return discounting.coupons.filter(({ problem }) => problem === null).map(({ code }) => code);
};

/** The `couponCodes` of a body. */
const codesOf = (body: unknown): string[] => {
  const codes = (restFields(body).texts('couponCodes') ?? []).map((code) => code.trim()).filter(Boolean);
  if (codes.length === 0) throw requiredField('couponCodes');
  return codes;
};

const applied = async (
  context: CommerceContext,
  id: string,
  codes: readonly string[],
  how: CouponChange['how'],
): Promise<true> => {
  await applyCoupons(context, id, { codes, how }, KEEP);
  return true;
};

/** One coupon, as every Magento has it, and several (`V2`), as Adobe Commerce has since 2.4.7. */
export const couponRoutes: readonly RestRoute[] = [
  ...cartRoute('GET', '/coupons', async (context, id) => (await appliedCodes(context, id))[0] ?? null),
  // Over V1 a code takes the place of the one before, as on Magento.
  ...anyCartRoute('PUT', '/coupons/:couponCode', async (context, id, { params }) => {
    const code = params.couponCode?.trim();
    if (!code) throw requiredField('couponCode');
    return applied(context, id, [code], 'replace');
  }),
  ...anyCartRoute('DELETE', '/coupons', async (context, id) => {
    await removeCoupons(context, id, [], KEEP);
    return true;
  }),
  ...cartRoute('GET', '/coupons', appliedCodes, 'V2'),
  ...cartRoute('POST', '/coupons', (context, id, { body }) => applied(context, id, codesOf(body), 'append'), 'V2'),
  ...cartRoute('PUT', '/coupons', (context, id, { body }) => applied(context, id, codesOf(body), 'replace'), 'V2'),
  // The documentation names the first address, the schema the second.
  ...['/deleteByCodes', '/coupons/deleteByCodes'].flatMap((path) =>
    cartRoute(
      'POST',
      path,
      async (context, id, { body }) => {
        await removeCoupons(context, id, codesOf(body), KEEP);
        return true;
      },
      'V2',
    ),
  ),
];
