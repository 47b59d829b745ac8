import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from './form-actions.module.css';

type Props = {
  isBusy: boolean;
  onCancel: () => void;
  /** The error message. */ refusal: string | undefined;
};

/** Error message, save and cancel at the end of an account form. */
export const FormActions = ({ isBusy, onCancel, refusal }: Props) => {
  const t = useT();
  return (
    <>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('area.save')}
        </Button>
        <Button kind="default" onClick={onCancel}>
          {t('area.cancel')}
        </Button>
      </div>
    </>
  );
};
