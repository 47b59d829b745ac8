import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn, useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { Dropdown } from '#storefront/ui/dropdown/dropdown.tsx';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { AccountTrigger } from './account-trigger.tsx';
import { AccountChipQueryDocument } from './api/account-chip-query.graphql.ts';
import type { AccountActions } from './state/account-actions.ts';
import styles from './account-menu.module.css';

const SIGN_IN = 'sign-in';

const Panel = lazy(() => untilFetched(() => withMessages('account', () => import('./account-panel.tsx'))));

/** Only for signed-in visitors; shown from the cache and refetched. */
export const accountChipQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    AccountChipQueryDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customer }) => customer?.firstname ?? '' },
  );

/** The header's account button and its menu. The hash `#sign-in` opens it and is removed when it closes. */
export const AccountMenu = ({ actions }: { actions: AccountActions }) => {
  const t = useT();
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const sitting = useSessionKey();
  const { data: name, isFetching } = useQuery({ ...accountChipQuery(platform), enabled: isSignedIn });
  const { name: requested, close: clearHash } = useOpenModal();
  const [isOpen, setIsOpen] = useState(false);

  // Updates the attribute set by the document's first script.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', platform.session.isSignedIn());
  }, [platform, isSignedIn]);

  // Back removes the hash, which closes the menu.
  const isByHash = useRef(false);
  useEffect(() => {
    if (requested !== SIGN_IN && !isByHash.current) return;
    isByHash.current = requested === SIGN_IN;
    setIsOpen(isByHash.current);
  }, [requested]);

  const change = useCallback(
    (next: boolean): void => {
      setIsOpen(next);
      if (!next && requested === SIGN_IN) clearHash();
    },
    [requested, clearHash],
  );

  const shown = isSignedIn ? name : undefined;
  return (
    <Dropdown
      isOpen={isOpen}
      onChange={change}
      className={styles.menu}
      menuClassName={styles.panel}
      label={
        shown
          ? t('shell.account.greeting', { name: shown })
          : t(isSignedIn && isFetching ? 'shell.account.loading' : 'shell.account')
      }
      trigger={<AccountTrigger name={shown} isLoading={isSignedIn && shown === undefined && isFetching} />}
    >
      {(close) => (
        <Suspense fallback={<div className={styles.pending} aria-hidden="true" />}>
          <Panel key={sitting} actions={actions} close={close} />
        </Suspense>
      )}
    </Dropdown>
  );
};
