import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { closeModal, modalName, subscribeToModal } from './modal-handle.ts';
import { MODAL_KEY } from './modal-key.ts';

/** The dialog opened by code or by the URL's hash, without `#`; undefined on the server, which never sees a hash. */
export const useOpenModal = (): { name: string | undefined; close: () => void } => {
  const router = useRouter();
  const handled = useSyncExternalStore(subscribeToModal, modalName, () => undefined);
  const requested = useRouterState(
    ({ location }) => location.hash || String(location.search[MODAL_KEY] ?? '') || undefined,
  );
  const close = useCallback(() => {
    closeModal();
    const { search } = router.state.location;
    void router.changeAddress({ search: { ...search, [MODAL_KEY]: undefined }, isReplacing: true });
  }, [router]);
  return { name: handled ?? requested, close };
};
