import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administers, isCompanyRole, seesAllOrders } from '#contract/company.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { AcceptInvitationDocument } from './accept-invitation.graphql.ts';
import { companyQuery, invitationQuery, type CompanyShown } from './company-queries.ts';
import { InviteForm } from './invite-form.tsx';
import { People } from './people.tsx';
import { useCompanyWork } from './use-company-work.ts';
import { Waiting } from './waiting.tsx';
import lists from '../activity/activity.module.css';
import styles from './company.module.css';

const ROLES = {
  administrator: 'company.role.administrator',
  buyer: 'company.role.buyer',
  approved_buyer: 'company.role.approved_buyer',
  viewer: 'company.role.viewer',
} as const;

const None = () => {
  const t = useT();
  const isApplying = hasFeature(usePlatform(), 'trade accounts');
  return (
    <section className={lists.section}>
      <p className={lists.none}>{t(isApplying ? 'company.none' : 'company.none.closed')}</p>
      {isApplying && (
        <Link className={lists.more} href="/trade">
          {t('company.none.apply')}
        </Link>
      )}
    </section>
  );
};

const Standing = ({ company }: { company: CompanyShown }) => {
  const t = useT();
  const money = useMoney();
  const { currency } = usePlatform();
  const { role, order_limit: limit } = company;
  return (
    <section className={lists.section}>
      <h2 className={lists.title}>{company.name}</h2>
      <p className={lists.name}>{t('company.role', { role: role.name })}</p>
      {isCompanyRole(role.id) && <p className={lists.none}>{t(ROLES[role.id])}</p>}
      {typeof limit === 'number' && (
        <p className={lists.none}>{t('company.role.buyer.limit', { limit: money({ value: limit, currency }) })}</p>
      )}
    </section>
  );
};

const Orders = ({ company, isAll, turn }: { company: CompanyShown; isAll: boolean; turn: (page: number) => void }) => {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const { items, page_info: info } = company.orders;
  const [page, pages] = [info?.current_page ?? 1, info?.total_pages ?? 1];
  return (
    <>
      <ActivityList title={t(isAll ? 'company.orders' : 'company.orders.own')} none={t('company.orders.none')}>
        {items.flatMap((order) =>
          order
            ? [
                <li key={order.number}>
                  <p className={lists.name}>{t('orders.number', { number: order.number })}</p>
                  <p className={styles.amount}>{money(order.total?.grand_total)}</p>
                  <p className={lists.facts}>
                    {[date(order.order_date), order.status, ...(isAll && order.email ? [order.email] : [])].join(' · ')}
                  </p>
                </li>,
              ]
            : [],
        )}
      </ActivityList>
      {pages > 1 && (
        <p className={styles.actions}>
          {page > 1 && (
            <Button kind="link" size="medium" onClick={() => turn(page - 1)}>
              {t('company.orders.newer')}
            </Button>
          )}
          <span role="status">{t('company.orders.page', { page, pages })}</span>
          {page < pages && (
            <Button kind="link" size="medium" onClick={() => turn(page + 1)}>
              {t('company.orders.older')}
            </Button>
          )}
        </p>
      )}
    </>
  );
};

const Offer = ({ code, done }: { code: string; done: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, problem, work } = useCompanyWork();
  const join = async (): Promise<void> => {
    const isDone = await work(async () => {
      await commerce.mutate(AcceptInvitationDocument, { code });
      return null;
    }, 'company.invited.joined');
    if (isDone) done();
  };
  return (
    <AccountPart query={useQuery(invitationQuery(usePlatform(), code))}>
      {(offer) => (
        <section className={styles.offer}>
          {offer?.is_for_you ? (
            <>
              <h2 className={lists.title}>{t('company.invited', { company: offer.company })}</h2>
              <p>{t('company.invited.text', { company: offer.company })}</p>
              <Button size="medium" isBusy={isBusy} onClick={() => void join()}>
                {t('company.invited.join', { company: offer.company })}
              </Button>
            </>
          ) : (
            <p>{t(offer ? 'company.invited.other' : 'company.invited.over')}</p>
          )}
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        </section>
      )}
    </AccountPart>
  );
};

type Props = {
  /** Token from the invitation email. */
  invitation?: string | undefined;
  /** Called after accepting, to remove the token from the URL. */
  accepted: () => void;
  /** Called when an order was withdrawn: its cart may belong to the customer again. */
  takenBack: () => void;
};

/** The customer's company: members, orders for approval, and company orders. */
export const Company = ({ invitation, accepted, takenBack }: Props) => {
  const platform = usePlatform();
  const [page, turn] = useState(1);
  const isThere = hasFeature(platform, 'companies');
  const query = useQuery({ ...companyQuery(platform, page), enabled: isThere });
  if (!isThere) return <None />;
  return (
    <div className={lists.activity}>
      {invitation && <Offer code={invitation} done={accepted} />}
      <AccountPart query={query}>
        {(company) => {
          if (!company) return invitation ? null : <None />;
          const role = isCompanyRole(company.role.id) ? company.role.id : 'viewer';
          return (
            <>
              <Standing company={company} />
              <Waiting isDecided={administers(role)} takenBack={takenBack} />
              <Orders company={company} isAll={seesAllOrders(role)} turn={turn} />
              <People company={company} isManaged={administers(role)} />
              {administers(role) && <InviteForm company={company} />}
            </>
          );
        }}
      </AccountPart>
    </div>
  );
};
