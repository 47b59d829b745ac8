import { useQuery } from '@tanstack/react-query';
import { hourName } from '#contract/hour-name.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { GetShowroomHoursDocument } from './api/get-showroom-hours.graphql.ts';
import { openState } from './open-state.ts';
import styles from './open-now.module.css';

const hoursQuery = (platform: Platform) =>
  queryOptionsFor(platform, GetShowroomHoursDocument, {}, { select: ({ showrooms }) => showrooms ?? [] });

/** 2023 began on a Sunday. */
const weekdayName = (weekday: string, languageTag: string): string => {
  const index = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].indexOf(weekday);
  return new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + index),
  );
};

/** Shows whether the showroom is open now, and until or from when. */
export const OpenNow = ({ urlKey, now }: { urlKey: string; now: Date }) => {
  const t = useT();
  const platform = usePlatform();
  const { languageTag, language } = platform.storeView;
  const { data } = useQuery(hoursQuery(platform));
  const showroom = data?.find((one) => one?.url_key === urlKey);
  const state = showroom && openState(showroom, now);
  if (!state) return null;
  const clock = (time: string): string => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hourName(hour, minute, language);
  };
  const stateText = (): string => {
    if (state.isOpen) return t('open_now.open', { until: clock(state.until) });
    if (!state.opens) return t('open_now.closed');
    const { inDays, weekday, at } = state.opens;
    if (inDays === 0) return t('open_now.today', { at: clock(at) });
    if (inDays === 1) return t('open_now.tomorrow', { at: clock(at) });
    return t('open_now.day', { day: weekdayName(weekday, languageTag), at: clock(at) });
  };
  return (
    <span className={styles.now} data-open={state.isOpen || undefined}>
      {stateText()}
    </span>
  );
};
