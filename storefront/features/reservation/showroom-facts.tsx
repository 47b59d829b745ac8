import { cityLine, regionIn } from '#contract/place-line.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { telephoneLink } from '#contract/telephone-link.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { directionsTo, type Showroom } from './showrooms.ts';
import { clockName, weekdayName } from './visit-dates.ts';
import styles from './showroom-facts.module.css';

/** A telephone number that does not wrap at its hyphens. */
export const Phone = ({ number }: { number: string }) => (
  <a className={styles.phone} href={telephoneLink(number)}>
    {number}
  </a>
);

/** The chosen showroom: picture, address, opening hours. */
export const ShowroomFacts = ({ showroom }: { showroom: Showroom }) => {
  const t = useT();
  const { language, languageTag } = usePlatform().storeView;
  const open = new Map(showroom.hours.map((day) => [day.weekday, day]));
  return (
    <section className={styles.facts} aria-label={showroom.name}>
      {showroom.picture && (
        <Image
          key={showroom.code}
          className={styles.picture}
          src={showroom.picture}
          alt=""
          type="image-wysiwyg"
          width={640}
          ratio={1.5}
          sizes="(min-width: 1024px) 384px, 100vw"
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.name}>{showroom.name}</h2>
        {showroom.description && <p>{showroom.description}</p>}
        <address className={styles.address}>
          {showroom.street}
          <br />
          {cityLine(language, {
            city: showroom.city,
            region: regionIn(language, { name: showroom.region, code: showroom.region_code }),
            postcode: '',
          })}{' '}
          <span className={styles.phone}>{showroom.postcode}</span>
          <br />
          <Phone number={showroom.telephone} />
        </address>
        <dl className={styles.hours}>
          {['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekday) => {
            const day = open.get(weekday);
            return (
              <div key={weekday}>
                <dt>{weekdayName(weekday, languageTag)}</dt>
                <dd>
                  {day
                    ? t('reservation.hours', {
                        from: clockName(day.opens, languageTag),
                        to: clockName(day.closes, languageTag),
                      })
                    : t('reservation.closed')}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className={styles.links}>
          <a
            href={directionsTo(showroom)}
            target="_blank"
            rel="noopener"
            aria-label={t('reservation.directions.to', { name: showroom.name })}
          >
            <Icon name="pin" size={18} />
            {t('reservation.directions')}
          </a>
          <Link href={`/showroom/${showroom.url_key}`}>{t('reservation.see')}</Link>
        </p>
      </div>
    </section>
  );
};
