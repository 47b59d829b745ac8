import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { filledAddressFields } from '#contract/address-fields.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useCardName } from '#storefront/platform/saved-cards/use-saved-cards.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ownDataQuery, saveAsFile, type OwnData } from './own-data.ts';
import lists from '../activity/activity.module.css';

const present = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

const Row = ({ name, children }: { name: ReactNode; children?: ReactNode }) => (
  <li>
    <p className={lists.name}>{name}</p>
    <p className={lists.facts}>{children}</p>
  </li>
);

/** The customer's stored data. */
const Shown = ({ data }: { data: OwnData }) => {
  const t = useT();
  const date = useDate();
  const cardName = useCardName();
  const money = useMoney();
  const day = (iso: string): string => date(iso.slice(0, 19).replace('T', ' '));
  const { account, addresses, orders, reviews, lists, consents, visits, holds, passkeys } = data;
  const {
    quotes,
    application,
    certificates,
    company,
    invitations,
    approvals,
    messages,
    feedback,
    compared,
    cards,
    downloads,
  } = data;
  return (
    <>
      <ActivityList title={t('privacy_page.account')} none="">
        <Row name={present(`${account?.firstname} ${account?.lastname}`, account?.email)}>
          {account?.created_at && date(account.created_at)}
        </Row>
      </ActivityList>
      <ActivityList title={t('privacy_page.addresses')} none={t('privacy_page.none')}>
        {addresses.map(
          (address, index) =>
            address && (
              <Row key={index} name={`${address.firstname} ${address.lastname}`}>
                {present(
                  ...Object.values(filledAddressFields(address)),
                  ...(address.street ?? []),
                  address.city,
                  address.region?.region_code,
                  address.postcode,
                  address.telephone,
                )}
              </Row>
            ),
        )}
      </ActivityList>
      <ActivityList title={t('privacy_page.orders')} none={t('privacy_page.none')}>
        {orders.map((order) => (
          <Row key={order.number} name={t('orders.number', { number: order.number })}>
            {present(date(order.order_date), order.status, money(order.total?.grand_total))}
          </Row>
        ))}
      </ActivityList>
      <ActivityList title={t('privacy_page.others')} none={t('privacy_page.none')}>
        {[
          ...visits.map(({ number, starts_at, showroom }) => (
            <Row key={`v${number}`} name={t('privacy_page.visit')}>
              {present(day(starts_at), showroom.name)}
            </Row>
          )),
          ...holds.map(({ number, sku, expires_at }) => (
            <Row key={`h${number}`} name={t('privacy_page.hold')}>
              {present(sku, day(expires_at))}
            </Row>
          )),
          ...reviews.map((review, index) => (
            <Row key={`r${index}`} name={t('privacy_page.review')}>
              {review && present(date(review.created_at), review.summary)}
            </Row>
          )),
          ...downloads.map((file, index) => (
            <Row key={`d${index}`} name={t('privacy_page.download')}>
              {file?.order_increment_id && t('orders.number', { number: file.order_increment_id })}
            </Row>
          )),
          ...messages.map(({ sent_at: at, comment }, index) => (
            <Row key={`m${index}`} name={t('privacy_page.message')}>
              {present(date(at), comment)}
            </Row>
          )),
          ...feedback.map(({ sent_at: at, feedback_text: feedbackText }, index) => (
            <Row key={`f${index}`} name={t('privacy_page.feedback')}>
              {present(date(at), feedbackText)}
            </Row>
          )),
          ...(compared.length > 0
            ? [
                <Row key="compared" name={t('privacy_page.compared')}>
                  {present(...compared)}
                </Row>,
              ]
            : []),
          ...lists.flatMap((list, index) =>
            list?.items_v2?.items.length
              ? [
                  <Row key={`w${index}`} name={t('privacy_page.list')}>
                    {present(list.name, ...list.items_v2.items.map((item) => item?.product?.sku))}
                  </Row>,
                ]
              : [],
          ),
        ]}
      </ActivityList>
      {(application ?? company ?? invitations[0] ?? quotes[0] ?? certificates[0]) && (
        <ActivityList title={t('account.nav.trade')} none="">
          {application && (
            <Row name={application.company}>
              {present(application.licence, application.telephone, date(application.sent_at))}
            </Row>
          )}
          {company && <Row name={t('account.nav.company')}>{company.name}</Row>}
          {invitations.map(({ company: name, expires_at: until }) => (
            <Row key={`i${name}`} name={t('privacy_page.invitation')}>
              {present(name, t('privacy_page.until', { date: date(until) }))}
            </Row>
          ))}
          {approvals.map((requested) => (
            <Row key={requested.number} name={t('privacy_page.approval')}>
              {present(requested.number, date(requested.created_at), money(requested.total))}
            </Row>
          ))}
          {certificates.map(({ number, region_code: region, valid_until: until }) => (
            <Row key={`c${number}`} name={t('privacy_page.certificate')}>
              {present(number, region, until)}
            </Row>
          ))}
          {quotes.map((quote) => (
            <Row key={quote.number} name={t('privacy_page.quote')}>
              {present(quote.number, date(quote.asked_at), money(quote.total))}
            </Row>
          ))}
        </ActivityList>
      )}
      {cards.length > 0 && (
        <ActivityList title={t('privacy_page.cards')} none="">
          {cards.map((card) => (
            <Row key={card.hash} name={cardName(card)}>
              {t('cards.expiry', { expiry: card.expiry })}
            </Row>
          ))}
        </ActivityList>
      )}
      {passkeys.length > 0 && (
        <ActivityList title={t('passkeys.title')} none="">
          {passkeys.map(({ name, created_at }, index) => (
            <Row key={index} name={name}>
              {t('passkeys.created', { day: day(created_at) })}
            </Row>
          ))}
        </ActivityList>
      )}
      <ActivityList title={t('privacy_page.consents')} none={t('privacy_page.consents.none')}>
        {consents.map(({ given_at, action, source, text_version }) => (
          <Row
            key={given_at}
            name={t(action === 'subscribed' ? 'privacy_page.consent.given' : 'privacy_page.consent.ended')}
          >
            {present(day(given_at), text_version, source)}
          </Row>
        ))}
      </ActivityList>
    </>
  );
};

/** The customer's stored data: view, download, delete. */
export const AccountPrivacy = ({ onDeleted }: { onDeleted: () => void }) => {
  const t = useT();
  const [isDeleting, setIsDeleting] = useState(false);
  const query = useQuery(ownDataQuery(usePlatform()));
  return (
    <div className={lists.activity}>
      <AccountPart query={query}>
        {(data) => (
          <>
            <section className={lists.section}>
              <p className={lists.none}>{t('privacy_page.text')}</p>
              <Button kind="secondary" size="medium" onClick={() => saveAsFile(data, 'tessera-data.json')}>
                {t('privacy_page.save')}
              </Button>
            </section>
            <Shown data={data} />
          </>
        )}
      </AccountPart>
      {/* Shown after the data has loaded; otherwise the section would move far down. */}
      {!query.isPending && (
        <section className={lists.section} aria-labelledby="delete-title">
          <h2 id="delete-title" className={lists.title}>
            {t('privacy_page.delete')}
          </h2>
          <p className={lists.none}>{t('privacy_page.delete.text')}</p>
          <p className={lists.none}>{t('privacy_page.delete.kept')}</p>
          <Button kind="default" size="medium" onClick={() => setIsDeleting(true)}>
            {t('privacy_page.delete')}
          </Button>
        </section>
      )}
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />}
    </div>
  );
};
