import { Activity } from '#storefront/features/account/activity/activity.tsx';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { sectionOf } from '#storefront/features/account/area/sections.ts';
import { OwnHolds } from '#storefront/shell/own-holds.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: (platform) => sectionOf('activity', platform).title,
  Screen: ({ actions }) => (
    <AccountArea section="activity" actions={actions}>
      <Activity slabs={<OwnHolds />} />
    </AccountArea>
  ),
});
