import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from './application-page.module.css';

type Props = { onBack?: (() => void) | undefined; next: string; isBusy?: boolean };

/** Back and Next; Next submits the surrounding form. */
export const StepButtons = ({ onBack, next, isBusy = false }: Props) => {
  const t = useT();
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button kind="secondary" onClick={onBack}>
          {t('careers.back')}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {next}
      </Button>
    </div>
  );
};
