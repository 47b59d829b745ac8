import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from './privacy.module.css';

/** Both options have the same look and size, and take one click. */
export const ChoiceButtons = ({ onChoose }: { onChoose: (measurement: boolean) => void }) => {
  const t = useT();
  return (
    <div className={styles.buttons}>
      <Button kind="secondary" size="medium" onClick={() => onChoose(false)}>
        {t('privacy.refuse')}
      </Button>
      <Button kind="secondary" size="medium" onClick={() => onChoose(true)}>
        {t('privacy.accept')}
      </Button>
    </div>
  );
};
