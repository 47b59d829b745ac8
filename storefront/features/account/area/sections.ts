import type { HideableFeature } from '#contract/features.ts';
import { hasFeature, usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import type { MessageId } from '#storefront/generated/message-id.ts';
import type { IconName } from '#storefront/ui/icon/icon.tsx';

export type SectionName =
  | 'information'
  | 'addresses'
  | 'orders'
  | 'activity'
  | 'quotes'
  | 'trade'
  | 'company'
  | 'newsletter'
  | 'wishlist'
  | 'privacy'
  | 'payments';

export type Section = {
  name: SectionName;
  path: string;
  title: MessageId;
  subtitle: MessageId;
  icon: IconName | 'heart';
  /** The parent section; this one has no navigation entry. */
  within?: SectionName;
  /** Hidden if the back end lacks this feature. */
  needs?: HideableFeature;
};

/** The account pages in the order of their navigation (AA-02 to AA-07), with three of our own. */
const SECTIONS: readonly Section[] = [
  {
    name: 'information',
    path: '/account-information',
    title: 'account.nav.information',
    subtitle: 'account.nav.information.subtitle',
    icon: 'user',
  },
  {
    name: 'addresses',
    path: '/address-book',
    title: 'account.nav.addresses',
    subtitle: 'account.nav.addresses.subtitle',
    icon: 'pin',
  },
  {
    name: 'orders',
    path: '/order-history',
    title: 'account.nav.orders',
    subtitle: 'account.nav.orders.subtitle',
    icon: 'box',
  },
  {
    name: 'activity',
    path: '/account-activity',
    title: 'account.nav.activity',
    subtitle: 'account.nav.activity.subtitle',
    icon: 'calendar',
  },
  {
    name: 'quotes',
    path: '/account-quotes',
    title: 'account.nav.quotes',
    subtitle: 'account.nav.quotes.subtitle',
    icon: 'edit',
    needs: 'quotes',
  },
  {
    name: 'trade',
    path: '/trade',
    title: 'account.nav.trade',
    subtitle: 'account.nav.trade.subtitle',
    icon: 'copy',
    needs: 'trade accounts',
  },
  {
    name: 'company',
    path: '/account-company',
    title: 'account.nav.company',
    subtitle: 'account.nav.trade.subtitle',
    icon: 'copy',
    within: 'trade',
  },
  {
    name: 'newsletter',
    path: '/communications',
    needs: 'newsletter',
    title: 'account.nav.newsletter',
    subtitle: 'account.nav.newsletter.subtitle',
    icon: 'mail',
  },
  {
    name: 'wishlist',
    path: '/wishlist',
    needs: 'wish list',
    title: 'account.nav.wishlist',
    subtitle: 'account.nav.wishlist.subtitle',
    icon: 'heart',
  },
  {
    name: 'payments',
    path: '/my-payments',
    title: 'account.nav.payments',
    subtitle: 'account.nav.payments.subtitle',
    icon: 'lock',
  },
  {
    name: 'privacy',
    path: '/account-privacy',
    title: 'account.nav.privacy',
    subtitle: 'account.nav.privacy.subtitle',
    icon: 'info',
  },
];

type Carrier = Pick<Platform, 'lacks'>;

/** Adapts the activity page's name to the available features. */
const activityIn = (platform: Carrier): Partial<Section> => {
  const subtitle = hasFeature(platform, 'holds') ? 'account.nav.activity.subtitle' : 'account.nav.activity.own';
  if (!hasFeature(platform, 'reviews')) return { title: 'account.nav.activity.other', subtitle };
  const [hasSamples, hasVisits] = [hasFeature(platform, 'samples'), hasFeature(platform, 'visits of a customer')];
  if (hasSamples && hasVisits) return { subtitle };
  const title = hasSamples
    ? 'account.nav.activity.samples'
    : hasVisits
      ? 'account.nav.activity.visits'
      : 'account.nav.activity.reviews';
  return { title, subtitle: 'account.nav.activity.own' };
};

const isOffered = ({ name, needs }: Section, platform: Carrier): boolean =>
  name === 'activity'
    ? (['samples', 'visits of a customer', 'reviews', 'holds'] as const).some((each) => hasFeature(platform, each))
    : !needs || hasFeature(platform, needs);

const named = (section: Section, platform: Carrier): Section =>
  section.name === 'activity' ? { ...section, ...activityIn(platform) } : section;

export const sectionOf = (name: SectionName, platform: Carrier): Section =>
  named(SECTIONS.find((section) => section.name === name) as Section, platform);

/** Sections available with this back end. */
export const useSections = (): readonly Section[] => {
  const platform = usePlatform();
  return SECTIONS.filter((section) => !section.within && isOffered(section, platform)).map((section) =>
    named(section, platform),
  );
};
