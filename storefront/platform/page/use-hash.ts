import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { closeModal, modalName, subscribeToModal } from './modal-handle.ts';
import { MODAL_KEY } from './modal-key.ts';

/** The dialog opened by code or by the URL's hash, without `#`; undefined on the server, which never sees a hash. */
export const useOpenModal = (): { name: string | undefined; close: () => void } => {
  const router = useRouter();
  const handled = useSyncExternalStore(subscribeToModal, modalName, () => undefined);
  const asked = useRouterState({
    select: ({ location }) =>
      location.hash || (location.search as Record<string, string | undefined>)[MODAL_KEY] || undefined,
  });
  const close = useCallback(() => {
    closeModal();
    const withoutKey = (search: Record<string, unknown>) => ({ ...search, [MODAL_KEY]: undefined });
    void router.navigate({ to: '.', search: withoutKey as never, hash: '', replace: true, resetScroll: false });
  }, [router]);
  return { name: handled ?? asked, close };
};
