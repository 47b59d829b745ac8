import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Inbox } from '../records/inbox.tsx';
import { PartsPage } from '../records/page.tsx';
import { Companies } from './companies.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { TaxCertificate, TradeApplication } from './types.ts';

const OLDEST = { field: 'sent_at', order: 'ASC' } as const;
const STATES = {
  field: 'state',
  values: [
    { id: 'pending', name: 'counter.trade.pending' },
    { id: 'approved', name: 'counter.trade.approved' },
    { id: 'declined', name: 'counter.trade.declined' },
  ],
};

const Applications = () => {
  const translate = useTranslate();
  return (
    <Inbox<TradeApplication>
      path="/V1/tradeApplications"
      sort={OLDEST}
      state={STATES}
      card={(application, reload) => (
        <DecisionCard
          path={`/V1/tradeApplications/${application.id}`}
          record={application}
          title={application.company}
          facts={[translate('counter.trade.licence', { licence: application.licence }), application.telephone]}
          mayWithdraw={false}
          reload={reload}
        />
      )}
    />
  );
};

const Certificates = () => {
  const translate = useTranslate();
  const { country, day } = useFormats();
  return (
    <Inbox<TaxCertificate>
      path="/V1/taxCertificates"
      sort={OLDEST}
      state={STATES}
      card={(certificate, reload) => (
        <DecisionCard
          path={`/V1/taxCertificates/${certificate.id}`}
          record={certificate}
          title={certificate.number}
          facts={[
            `${certificate.region_code}, ${country(certificate.country_id)}`,
            translate('counter.trade.until', { day: day(certificate.valid_until) }),
          ]}
          mayWithdraw
          reload={reload}
        />
      )}
    />
  );
};

/** Trade applications, companies and tax certificates. */
export const TradePage = () => (
  <PartsPage
    path="/trade"
    title="counter.trade.title"
    parts={[
      {
        name: 'applications',
        label: 'counter.trade.applications',
        scope: 'customers:read',
        feature: 'trade',
        content: () => <Applications />,
      },
      {
        name: 'companies',
        label: 'counter.company.title',
        scope: 'customers:read',
        feature: 'companies',
        content: () => <Companies />,
      },
      {
        name: 'certificates',
        label: 'counter.trade.certificates',
        scope: 'customers:read',
        feature: 'trade',
        content: () => <Certificates />,
      },
    ]}
  />
);
