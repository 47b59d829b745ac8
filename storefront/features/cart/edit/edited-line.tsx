import { lazy, Suspense, useState } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCart, useCartActions } from '../cart-context.tsx';
import type { LineNews } from '../use-line-changes.ts';

const EditLine = lazy(() => untilFetched(() => import('./edit-line.tsx')));

/** The dialog over the line that is being edited. It stands by the line it was opened for, whatever becomes of the list. */
export const EditedLine = ({ news }: { news: LineNews }) => {
  const t = useT();
  const { endEditItem } = useCartActions();
  const uid = useCart((state) => state.editedLine);
  const line = useCart((state) => state.details?.lines.find((known) => known.uid === uid));
  const [shown, setShown] = useState(line);
  if (uid !== undefined && line && shown?.uid !== uid) setShown(line);
  if (uid === undefined || shown?.uid !== uid) return null;
  const close = (say?: () => void): void => {
    endEditItem();
    say?.();
  };
  return (
    <Suspense>
      <EditLine
        line={shown}
        onChanged={(variant) => close(() => news.onRemoved(t('cart.edit.changed', { name: shown.name, variant })))}
        onReplaced={() => close(() => news.onLost(t('cart.replaced')))}
        onClose={() => close()}
      />
    </Suspense>
  );
};
