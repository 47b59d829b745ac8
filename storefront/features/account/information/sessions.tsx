import { dateFormat } from '#contract/date-format.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import { useSending } from '../use-sending.ts';
import { EndOwnSessionDocument } from './end-session.graphql.ts';
import { GetOwnSessionsDocument } from './get-sessions.graphql.ts';
import styles from './editable.module.css';

const sessionsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnSessionsDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customerSessions }) => customerSessions ?? [] },
  );

/** The customer's sessions with a button to end them; empty if the back end has no such list. */
export const Sessions = ({ signOut }: Pick<AccountActions, 'signOut'>) => {
  const t = useT();
  const platform = usePlatform();
  const client = useQueryClient();
  const query = sessionsQuery(platform);
  const { data: sessions } = useQuery(query);
  const { isBusy, refusal, send } = useSending();
  if (!sessions?.length) return null;
  const moment = (iso: string): string =>
    dateFormat(platform.storeView.languageTag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  const deviceOf = (browser: string | null, system: string | null): string =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.device.unknown'));
  const end = (id: string): Promise<void> =>
    send(async () => {
      await platform.commerce.mutate(EndOwnSessionDocument, { id });
      await client.invalidateQueries({ queryKey: query.queryKey });
      addToast({ type: 'success', message: t('sessions.ended') });
    });
  return (
    <section className={styles.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={styles.title}>
        {t('sessions.title')}
      </h2>
      <p className={styles.value}>{t('sessions.text')}</p>
      <ul className={styles.sessions}>
        {sessions.map(({ id, created_at, last_seen_at, browser, system, is_current }) => (
          <li key={id} className={styles.session}>
            <span>
              {deviceOf(browser, system)} {is_current && <Badge tone="accent">{t('sessions.this')}</Badge>}
              <span className={styles.value}>{t('sessions.since', { time: moment(created_at) })}</span>
              {!is_current && (
                <span className={styles.value}>{t('sessions.seen', { time: moment(last_seen_at) })}</span>
              )}
            </span>
            {!is_current && (
              <Button
                kind="link"
                size="small"
                isBusy={isBusy}
                aria-label={t('sessions.end.label', {
                  device: deviceOf(browser, system),
                  time: moment(created_at),
                })}
                onClick={() => void end(id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusal && <p role="alert">{t(refusal)}</p>}
      <div>
        <Button kind="secondary" size="medium" isBusy={isBusy} onClick={() => void send(signOut)}>
          {t('sessions.end_all')}
        </Button>
      </div>
    </section>
  );
};
