import { lazy, Suspense, useEffect, useState } from 'react';
import { ContentStyles } from '#storefront/platform/content/content-styles.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import css from './open-now.css?raw';

const OpenNow = lazy(async () => ({ default: (await untilFetched(() => import('./open-now.tsx'))).OpenNow }));

/** Room for the line that says whether it is open: pages are kept, so only the browser knows the time. */
export const OpenNowPlace = ({ urlKey }: { urlKey: string }) => {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <p className="open-now-place" role="status">
      <ContentStyles css={css} />
      {now && (
        <Suspense>
          <OpenNow urlKey={urlKey} now={now} />
        </Suspense>
      )}
    </p>
  );
};
