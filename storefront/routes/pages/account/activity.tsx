import { lazy, Suspense } from 'react';
import { Activity } from '#storefront/features/account/activity/activity.tsx';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { sectionOf } from '#storefront/features/account/area/sections.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';
import { accountPage } from '../../account/account-page.tsx';

const OwnHolds = lazy(() => untilFetched(() => import('#storefront/shell/own-holds-slot.tsx')));

export const page = accountPage({
  title: (platform) => sectionOf('activity', platform).title,
  Screen: ({ actions }) => (
    <AccountArea section="activity" actions={actions}>
      <Activity
        slabs={
          <Suspense fallback={<StillComing />}>
            <OwnHolds />
          </Suspense>
        }
      />
    </AccountArea>
  ),
});
