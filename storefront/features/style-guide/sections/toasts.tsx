import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import type { NewToast } from '#storefront/platform/toasts/toast.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Section, type PartProps } from '../section.tsx';
import styles from './row.module.css';

export const Toasts = ({ id, title }: PartProps) => {
  const t = useT();
  const samples: readonly [string, NewToast][] = [
    [t('guide.toasts.info'), { type: 'info', message: t('guide.toasts.info.text') }],
    [t('guide.toasts.success'), { type: 'success', message: t('guide.toasts.success.text') }],
    [t('guide.toasts.warning'), { type: 'warning', message: t('guide.toasts.warning.text') }],
    [t('guide.toasts.error'), { type: 'error', message: t('guide.toasts.error.text') }],
    [
      t('guide.toasts.action'),
      {
        type: 'info',
        message: t('guide.toasts.action.text'),
        timeout: false,
        actionText: t('guide.toasts.undo'),
        onAction: (remove) => remove(),
      },
    ],
  ];
  return (
    <Section id={id} title={title} note={t('guide.toasts.note')}>
      <div className={styles.row}>
        {samples.map(([name, toast]) => (
          <Button key={name} kind="default" size="medium" onClick={() => addToast(toast)}>
            {name}
          </Button>
        ))}
      </div>
    </Section>
  );
};
