import { lazy, Suspense, useEffect, useState } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import styles from './open-now.module.css';

const OpenNow = lazy(async () => ({ default: (await untilFetched(() => import('./open-now.tsx'))).OpenNow }));

/** The "open now" line. Pages are cached, so only the browser knows the time. */
export const OpenNowLine = ({ urlKey }: { urlKey: string }) => {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <p className={styles.place} role="status">
      {now && (
        <Suspense>
          <OpenNow urlKey={urlKey} now={now} />
        </Suspense>
      )}
    </p>
  );
};
