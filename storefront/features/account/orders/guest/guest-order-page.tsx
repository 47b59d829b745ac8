import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { AccountPart, LoadingPart } from '../../area/account-part.tsx';
import { useSending } from '../../use-sending.ts';
import { CancelDialog } from '../life/cancel-dialog.tsx';
import { lifeOfOrder } from '../life/life.ts';
import type { OrderLife } from '../life/life.ts';
import { OrderSheet, type AfterSlot } from '../order-details.tsx';
import { orderOf } from '../order.ts';
import { ConfirmCancelOrderDocument } from './confirm-cancel.graphql.ts';
import { FindGuestOrderDocument } from './find-guest-order.graphql.ts';
import { GetGuestOrderChangesDocument } from './get-guest-order-changes.graphql.ts';
import { GetGuestOrderLifeDocument } from './get-guest-order-life.graphql.ts';
import { GetGuestOrderDocument } from './get-guest-order.graphql.ts';
import { RequestGuestLaterCancelDocument } from './request-later-cancel.graphql.ts';
import { RequestGuestOrderCancelDocument } from './request-cancel.graphql.ts';
import form from '../../area/form-actions.module.css';
import { useFreightWords } from '../life/use-freight-words.ts';
import styles from '../order-details.module.css';
import lifeStyles from '../life/life.module.css';

const FRESH = { noCache: true, staleTime: 0 } as const;

/** Asks for data printed in the order confirmation; returns the token for reading the order. */
const FindOrder = ({ number, onFound }: { number: string; onFound: (token: string) => void }) => {
  const t = useT();
  const platform = usePlatform();
  const { commerce } = platform;
  const { isBusy, refusal, send } = useSending();
  const [problem, setProblem] = useState<'guest_order.none' | 'guest_order.account' | 'guest_order.required'>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const input = { number: text('number').replaceAll(/[\s#]/g, ''), email: text('email'), lastname: text('lastname') };
    const isWhole = Object.values(input).every((value) => value !== '');
    setProblem(isWhole ? undefined : 'guest_order.required');
    if (!isWhole) return;
    void send(async () => {
      try {
        const { guestOrder } = await commerce.query(FindGuestOrderDocument, { input }, { noCache: true });
        onFound(guestOrder.token);
      } catch (error) {
        const category = error instanceof GraphqlError ? error.category : undefined;
        if (category === 'graphql-authorization') return setProblem('guest_order.account');
        if (category !== 'graphql-no-such-entity') throw error;
        setProblem('guest_order.none');
      }
    });
  };
  return (
    <form method="dialog" className={lifeStyles.life} noValidate onSubmit={onSubmit}>
      <p>{t(hasFeature(platform, 'documents and returns') ? 'guest_order.intro' : 'guest_order.intro.plain')}</p>
      <TextField label={t('guest_order.number')} name="number" defaultValue={number} inputMode="numeric" required />
      <ContactField kind="email" label={t('guest_order.email')} />
      <ContactField kind="lastname" label={t('guest_order.lastname')} />
      <p className={form.refusal} role="alert">
        {(problem && t(problem)) ?? (refusal && t(refusal))}
      </p>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('guest_order.find')}
        </Button>
      </div>
    </form>
  );
};

/** Opening the link of the email changes nothing; only the button cancels. */
const ConfirmCancel = ({
  life,
  cancelKey,
  isLater,
  onDone,
}: {
  life: OrderLife;
  cancelKey: string;
  isLater: boolean;
  onDone: () => Promise<void>;
}) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, send } = useSending();
  const [notice, setMessage] = useState<string>();
  const freight = useFreightWords(life);
  const { id } = life;
  const confirm = (): Promise<void> =>
    send(async () => {
      const { confirmCancelOrder } = await commerce.mutate(ConfirmCancelOrderDocument, { id, key: cancelKey });
      setMessage(
        confirmCancelOrder?.errorV2?.message ?? t(isLater ? 'orders.cancel.later.done' : 'orders.cancel.done'),
      );
      await onDone();
    });
  return (
    <section className={styles.sheet}>
      <h2>{t(isLater ? 'orders.cancel.later.title' : 'orders.cancel.title')}</h2>
      <p>{t(isLater ? 'orders.cancel.later.text' : 'orders.cancel.text')}</p>
      {isLater && freight && <p>{freight}</p>}
      <p role="status">{notice ?? (refusal && t(refusal))}</p>
      {!notice && (
        <Button isBusy={isBusy} onClick={() => void confirm()}>
          {t('orders.cancel.confirm')}
        </Button>
      )}
    </section>
  );
};

const WORDS = {
  text: 'guest_order.cancel.text',
  confirm: 'guest_order.cancel.confirm',
  done: 'guest_order.cancel.done',
} as const;

const LATER_WORDS = { ...WORDS, title: 'orders.cancel.later.title', text: 'guest_order.cancel.later.text' } as const;

type Cancelled = { token: string; life: OrderLife; isLater?: boolean };

const CancelGuestOrder = ({ token, life, isLater = false }: Cancelled) => {
  const freight = useFreightWords(life);
  const t = useT();
  const { commerce } = usePlatform();
  const [isConfirming, setIsConfirming] = useState(false);
  const cancel = async (reason: string): Promise<string | undefined> => {
    if (isLater) {
      const { requestGuestLaterCancel } = await commerce.mutate(RequestGuestLaterCancelDocument, { token, reason });
      return requestGuestLaterCancel?.errorV2?.message;
    }
    const { requestGuestOrderCancel } = await commerce.mutate(RequestGuestOrderCancelDocument, { token, reason });
    return requestGuestOrderCancel?.errorV2?.message;
  };
  return (
    <>
      <Button kind="default" size="medium" onClick={() => setIsConfirming(true)}>
        {t(isLater ? 'orders.cancel.later' : 'orders.cancel')}
      </Button>
      {isConfirming && (
        <CancelDialog
          reasons={life.reasons}
          note={isLater ? freight : ''}
          cancel={cancel}
          words={isLater ? LATER_WORDS : WORDS}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
};

const GuestOrder = ({
  token,
  cancelKey,
  isLaterCancel,
  after,
  onFound,
}: {
  token: string;
  cancelKey: string;
  isLaterCancel: boolean;
  after: AfterSlot;
  onFound: (token: string) => void;
}) => {
  const t = useT();
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const order = useQuery({
    ...queryOptionsFor(
      platform,
      GetGuestOrderDocument,
      { token },
      {
        ...FRESH,
        select: ({ guestOrderByToken }) => orderOf(guestOrderByToken, platform.storeView.tax === 'included'),
      },
    ),
    retry: false,
  });
  const reported = useQuery({
    ...queryOptionsFor(
      platform,
      GetGuestOrderLifeDocument,
      { token },
      {
        ...FRESH,
        select: async ({ guestOrderByToken, storeConfig }) => {
          const changes = await platform.commerce
            .query(GetGuestOrderChangesDocument, { token }, { noCache: true })
            .catch(() => undefined);
          return lifeOfOrder(guestOrderByToken, storeConfig, changes?.guestOrderByToken);
        },
      },
    ),
    retry: false,
  });
  if (order.error instanceof GraphqlError && order.error.category === 'graphql-no-such-entity')
    return (
      <>
        <p role="alert">{t('guest_order.link')}</p>
        <FindOrder number="" onFound={onFound} />
      </>
    );
  if (order.error instanceof GraphqlError && order.error.category === 'graphql-authorization')
    return (
      <>
        <p role="alert">{t('guest_order.account')}</p>
        <Link className={buttonClass()} href="/order-history">
          {t('account.sign_in.title')}
        </Link>
      </>
    );
  return (
    <AccountPart query={order}>
      {(found) =>
        reported.isPending ? (
          <LoadingPart />
        ) : (
          <>
            {cancelKey && reported.data && (
              <ConfirmCancel
                life={reported.data}
                cancelKey={cancelKey}
                isLater={isLaterCancel}
                onDone={async () => {
                  await Promise.all([order.refetch(), reported.refetch(), queryClient.invalidateQueries()]);
                }}
              />
            )}
            <OrderSheet
              order={found}
              life={reported.data}
              actions={
                reported.data && (
                  <>
                    {reported.data.canCancel && <CancelGuestOrder token={token} life={reported.data} />}
                    {reported.data.canCancelLater && <CancelGuestOrder token={token} life={reported.data} isLater />}
                  </>
                )
              }
              after={reported.data && after(token)}
            />
          </>
        )
      }
    </AccountPart>
  );
};

/** A guest's order, found by data of its confirmation or by a link in an email. */
export const GuestOrderPage = ({
  token: given,
  cancelKey,
  isLaterCancel,
  number,
  after,
}: {
  token: string;
  cancelKey: string;
  /** True if the key cancels the units not in stock yet. */
  isLaterCancel: boolean;
  number: string;
  after: AfterSlot;
}) => {
  const t = useT();
  const [found, setFound] = useState('');
  // The server does not know the query: server and browser first render the pending page.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const token = found || given;
  return (
    <div className={styles.guest}>
      <h1>{t('guest_order.title')}</h1>
      {!isHere ? (
        <LoadingPart />
      ) : token ? (
        <GuestOrder
          token={token}
          cancelKey={found ? '' : cancelKey}
          isLaterCancel={isLaterCancel}
          after={after}
          onFound={setFound}
        />
      ) : (
        <FindOrder number={number} onFound={setFound} />
      )}
    </div>
  );
};
