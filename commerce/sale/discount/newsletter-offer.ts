import { purgeAt } from '#commerce/platform/cache/by-the-clock.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { couponOffer, nextOfferChange, type CouponOffer } from './service.ts';

/** Longest time that a page without a purge stays in two caches, with some slack. */
const SHOWN_AHEAD_MS = 3 * 24 * 3600 * 1000;
const NEXT_CHANGE = Symbol('next change of the newsletter offer');

/** The offer that new subscribers get a code for; undefined when a cached page could outlive it. */
export const newsletterOffer = async (context: CommerceContext): Promise<CouponOffer | undefined> => {
  const now = context.clock.now();
  const ahead = { to: 'newsletter', now, until: new Date(now.getTime() + SHOWN_AHEAD_MS) } as const;
  purgeAt(context, NEXT_CHANGE, [tag.store], await nextOfferChange(context.db.kysely, ahead));
  return couponOffer(context.db.kysely, context.storeView, ahead);
};
