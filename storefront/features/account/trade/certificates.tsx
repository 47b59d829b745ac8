import { dateFormat, DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { GetCertificatesDocument, type CertificatesFragment } from './get-certificates.graphql.ts';
import styles from './trade.module.css';

type Certificate = CertificatesFragment['certificates'][number];

const certificatesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetCertificatesDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customerTradeAccount }) => customerTradeAccount },
  );

const STATES = {
  pending: ['certificate.state.pending', 'accent'],
  approved: ['certificate.state.approved', 'success'],
  declined: ['certificate.state.declined', 'error'],
  expired: ['certificate.state.expired', 'error'],
} as const;

/** Current state: an approved certificate past its last day has expired. */
const stateOf = ({ state, valid_until: until }: Certificate, timeZone: string): keyof typeof STATES => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone });
  if (state === 'approved') return until < today ? 'expired' : 'approved';
  return state === 'declined' ? 'declined' : 'pending';
};

const Sent = ({ certificate, place }: { certificate: Certificate; place: string }) => {
  const t = useT();
  const { storeView, timeZone = DEFAULT_TIME_ZONE } = usePlatform();
  const day = dateFormat(storeView.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  const [word, tone] = STATES[stateOf(certificate, timeZone)];
  return (
    <div>
      <dt>
        {place} <Badge tone={tone}>{t(word)}</Badge>
      </dt>
      <dd>
        {certificate.number} · {t('certificate.until.day', { day: day.format(new Date(certificate.valid_until)) })}
        {certificate.reason && <blockquote className={styles.reason}>{certificate.reason}</blockquote>}
      </dd>
    </div>
  );
};

const Shown = ({ account, owner, draft }: { account: CertificatesFragment } & Given) => {
  const t = useT();
  const { timeZone = DEFAULT_TIME_ZONE } = usePlatform();
  const { certificates, certificate_places: places } = account;
  if (places.length === 0 && certificates.length === 0) return null;
  const nameOf = ({ country_code: country, region_code: region }: Certificate): string =>
    places.find((place) => place.country_code === country && place.region_code === region)?.name ?? region;
  // While a certificate is under review, no other one for the same place is accepted.
  const open = places.filter(
    (place) =>
      !certificates.some(
        (sent) =>
          stateOf(sent, timeZone) === 'pending' &&
          sent.country_code === place.country_code &&
          sent.region_code === place.region_code,
      ),
  );
  return (
    <section className={styles.section} aria-labelledby="certificates-title">
      <h2 id="certificates-title" className={styles.title}>
        {t('certificate.title')}
      </h2>
      <p>{t('certificate.intro')}</p>
      {certificates.length > 0 && (
        <dl className={styles.facts}>
          {certificates.map((certificate, index) => (
            <Sent key={index} certificate={certificate} place={nameOf(certificate)} />
          ))}
        </dl>
      )}
      {open.length > 0 && <CertificateForm owner={owner} draft={draft} places={open} />}
    </section>
  );
};

type Given = { owner: string; draft: FormValues | undefined };

/** The customer's exemption certificates, and the form for a new one. */
export const Certificates = (given: Given) => (
  <AccountPart query={useQuery(certificatesQuery(usePlatform()))}>
    {(account) => account && <Shown account={account} {...given} />}
  </AccountPart>
);
