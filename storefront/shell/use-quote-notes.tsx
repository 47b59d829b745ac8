import { lazy, Suspense } from 'react';
import type { NoteOf } from '#storefront/features/cart/cart-line.tsx';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';

const QuoteNote = lazy(() => untilFetched(() => import('#storefront/features/quotes/quote-note.tsx')));

/** Quotes of cart lines; only customers have any. */
export const useQuoteNotes = (): NoteOf | undefined => {
  const details = useCart((state) => state.details);
  const isSignedIn = useIsSignedIn();
  const isThere = hasFeature(usePlatform(), 'quotes');
  if (!details || !isSignedIn || !isThere) return undefined;
  const revision = JSON.stringify(details);
  return function Note({ uid, sellingUnit }, otherwise) {
    return (
      <Suspense fallback={otherwise}>
        <QuoteNote cartId={details.id} revision={revision} uid={uid} sellingUnit={sellingUnit} otherwise={otherwise} />
      </Suspense>
    );
  };
};
