import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { contactLabel } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { customerQuery } from '#storefront/platform/session/use-customer.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { categoryPath } from '#storefront/platform/store-view/store-views.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useDrafts } from '../area/use-draft.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import type { TradeAccountFragment } from './get-trade-account.graphql.ts';
import { Credit } from '../company/credit.tsx';
import { Certificates } from './certificates.tsx';
import { TradeForm } from './trade-form.tsx';
import { tradeQuery } from './trade-query.ts';
import styles from './trade.module.css';

type Application = NonNullable<TradeAccountFragment['application']>;

const Facts = ({ application }: { application: Application }) => {
  const t = useT();
  const date = useDate();
  return (
    <dl className={styles.facts}>
      {[
        [t(contactLabel('company')), application.company],
        [t('trade.licence'), application.licence],
        [t(contactLabel('telephone')), application.telephone],
        ...(application.files.length > 0 ? [[t('trade.files'), application.files.join(', ')]] : []),
        [t('trade.sent_on'), date(application.sent_at)],
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Standing = ({ account }: { account: TradeAccountFragment }) => {
  const t = useT();
  const view = useStoreView();
  const { is_member: isMember, application, priced_category: category } = account;
  if (isMember)
    return (
      <>
        <Badge tone="success">{t('trade.state.member')}</Badge>
        <p>{t('trade.member')}</p>
        {category && (
          <p>
            <Link className={buttonClass({ kind: 'secondary' })} href={categoryPath(view, category.url_path)}>
              {t('trade.prices')}
            </Link>
          </p>
        )}
      </>
    );
  if (application?.state === 'pending')
    return (
      <>
        <Badge tone="accent">{t('trade.state.pending')}</Badge>
        <p>{t('trade.pending')}</p>
        <Facts application={application} />
      </>
    );
  if (application?.state === 'declined')
    return (
      <>
        <Badge tone="error">{t('trade.state.declined')}</Badge>
        <p>{t('trade.declined')}</p>
        {application.reason && <blockquote className={styles.reason}>{application.reason}</blockquote>}
      </>
    );
  return <p>{t('trade.intro')}</p>;
};

const Account = ({ owner, account }: { owner: string; account: TradeAccountFragment | null }) => {
  const t = useT();
  const drafts = useDrafts(owner, 'trade', 'certificate');
  const isOpen = account?.is_open ?? false;
  const isWaiting = account?.application?.state === 'pending';
  const title = useRef<HTMLHeadingElement>(null);
  const wasWaiting = useRef(isWaiting);
  // The submitted form is gone, and with it the focus.
  useEffect(() => {
    if (isWaiting && !wasWaiting.current && document.activeElement === document.body) title.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  const application = (
    <section className={styles.section} aria-labelledby="trade-title">
      <h2 ref={title} id="trade-title" tabIndex={-1} className={styles.title}>
        {t(account?.is_member ? 'trade.title.member' : 'trade.title')}
      </h2>
      {account && (isOpen || account.application) && <Standing account={account} />}
      {!isOpen && !account?.is_member && !isWaiting && <p>{t('trade.closed')}</p>}
      {account && isOpen && !account.is_member && !isWaiting && <TradeForm owner={owner} draft={drafts.trade} />}
    </section>
  );
  return (
    <div className={styles.parts}>
      {application}
      {account?.is_member && <Credit />}
      {account && <Certificates owner={owner} draft={drafts.certificate} />}
    </div>
  );
};

/** A Magento without trade accounts does not know the query. */
const isUnknown = (error: unknown): boolean => error instanceof GraphqlError && /Cannot query/.test(error.message);

/** State of the customer's trade account, and the application form. */
export const Trade = () => {
  const platform = usePlatform();
  const account = useQuery(tradeQuery(platform));
  return (
    <AccountPart query={useQuery(customerQuery(platform))}>
      {({ email }) =>
        isUnknown(account.error) ? (
          <Account owner={email} account={null} />
        ) : (
          <AccountPart query={account}>{(found) => <Account owner={email} account={found} />}</AccountPart>
        )
      }
    </AccountPart>
  );
};
