import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { editButtonId } from '../cart-line.tsx';
import type { LineAnnouncements } from '../use-line-changes.ts';

const EditLine = lazy(() => untilFetched(() => import('./edit-line.tsx')));

/** Edit dialog for a line. It shows the same line even if the list changes. */
export const EditedLine = ({ news }: { news: LineAnnouncements }) => {
  const t = useT();
  const { store, actions } = useCartContext();
  const uid = useCart((state) => state.editedLine);
  const line = useCart((state) => state.details?.lines.find((known) => known.uid === uid));
  const [shown, setShown] = useState(line);
  if (line && shown?.uid !== uid) setShown(line);
  if (uid === undefined || shown?.uid !== uid) return null;
  /** Elements behind an open modal cannot take the focus, so the dialog closes before anything is announced. */
  const close = (onClosed?: () => void): void => {
    flushSync(actions.endEditItem);
    onClosed?.();
  };
  const announceChange = (variant: string, sku: string): void => {
    news.announce(t('cart.edit.changed', { name: shown.name, variant }));
    document
      .getElementById(editButtonId(store.getState().details?.lines.find((known) => known.sku === sku)?.uid ?? ''))
      ?.focus();
  };
  return (
    <Suspense>
      <EditLine
        line={shown}
        onChanged={(variant, sku) => close(() => announceChange(variant, sku))}
        onReplaced={() => close(() => news.onLost(t('cart.replaced')))}
        onClose={() => close()}
      />
    </Suspense>
  );
};
