import { lazy, Suspense } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { untilTouched } from '#storefront/ui/until-touched.ts';
import styles from './onward-links.module.css';

const fetchPart = async () => ({
  default: (await import('#storefront/features/onward-links/onward-links.tsx')).OnwardLinks,
});
const Part = import.meta.env.SSR ? (await fetchPart()).default : lazy(() => untilFetched(fetchPart));
const LatePart = lazy(async () => {
  await untilTouched();
  return untilFetched(fetchPart);
});

/** Collections, and products seen on this device; `isLate`: once the page is touched, in a room that is kept for them. */
export const OnwardLinks = ({ isLate = false }: { isLate?: boolean }) => (
  <div className={styles.room} data-late={isLate || undefined}>
    <Suspense>{isLate ? <LatePart /> : <Part />}</Suspense>
  </div>
);
