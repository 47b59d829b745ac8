import { checkAddress, isSameAddress } from '#commerce/people/address/service.ts';
import type { Address, AddressInput } from '#commerce/people/address/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { currentTaxRates } from '#commerce/sale/tax/service.ts';
import { shippingRates } from '#commerce/sale/shipping/service.ts';
import { assertAddressable, assertSameTerms } from './address-rules.ts';
import { findDelivery, setShippingAddress } from './address-store.ts';
import type { Hand } from './types.ts';
import { record, workOn, type Work } from './work.ts';

/** Taxes on the day of the order, and today's shipping prices, at an address. */
const termsAt = async ({ db, order }: Work, place: Address) => ({
  taxes: await currentTaxRates(db, place, order.placedAt, order.customerId),
  rates: await shippingRates(db, place, order.currency),
});

/**
 * Changes the shipping address of an order of which nothing has shipped. Fields missing in the input stay as they are.
 * Refused if the taxes or the shipping price would differ, because the charged amount does not change.
 */
export const changeShippingAddress = (
  platform: Platform,
  { number, address: input, ...hand }: Hand & { number: string; address: AddressInput },
): Promise<Address> =>
  workOn(platform, number, hand, async (work) => {
    const { db, order, views } = work;
    assertAddressable(order);
    const { address: before, carrierCode, storeViewId } = await findDelivery(db, order.id);
    const sold = views.find(({ id }) => id === storeViewId)?.countries ?? [before.countryId];
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { regionId, regionCode, ...others } = before;
    const isElsewhere = input.countryId !== undefined && input.countryId !== before.countryId;
    const hasRegion = ['region', 'regionId', 'regionCode'].some((name) => name in given);
    const region = hasRegion || isElsewhere ? {} : { regionId, regionCode };
    const address = checkAddress({ ...others, ...region, ...given }, 'Shipping address errors', { sold });
    if (isSameAddress(before, address)) return address;
    assertSameTerms(await termsAt(work, before), await termsAt(work, address), carrierCode);
    await setShippingAddress(db, order.id, address);
    await record(work, {
      what: 'address',
      status: order.status,
      statusBeforeHold: order.statusBeforeHold,
      before: { address: before },
      after: { address },
    });
    return address;
  });
