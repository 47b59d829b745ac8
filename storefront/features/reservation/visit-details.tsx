import { placeLines } from '#contract/address-lines.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Phone } from './showroom-facts.tsx';
import type { BookedVisit } from './showrooms.ts';
import { dayOfInstant, timeName, zoneName } from './visit-dates.ts';
import styles from './visit-booked.module.css';

/** Time, place and reference number. */
export const VisitDetails = ({ visit }: { visit: BookedVisit }) => {
  const t = useT();
  const { language, languageTag, countryId } = usePlatform().storeView;
  const { showroom, starts_at: from, ends_at: to, number } = visit;
  const timeZone = showroom.time_zone ?? 'UTC';
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('reservation.details.when')}</dt>
        <dd>
          <strong className={styles.day}>{dayOfInstant(from, timeZone, languageTag)}</strong>
          <br />
          {t('reservation.hours', {
            from: timeName(from, timeZone, languageTag),
            to: timeName(to, timeZone, languageTag),
          })}
          , {zoneName(from, timeZone, languageTag)}
        </dd>
      </div>
      <div>
        <dt>{t('reservation.details.where')}</dt>
        <dd>
          <strong>{showroom.name}</strong>
          <br />
          {showroom.street}
          <br />
          {placeLines(language, {
            city: showroom.city,
            region: { name: showroom.region, code: showroom.region_code },
            postcode: showroom.postcode,
            countryId,
          }).join(', ')}
          <br />
          <Phone number={showroom.telephone} />
        </dd>
      </div>
      <div>
        <dt>{t('reservation.details.number')}</dt>
        <dd>{number}</dd>
      </div>
    </dl>
  );
};
