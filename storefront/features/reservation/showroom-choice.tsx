import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import type { Showroom } from './showrooms.ts';
import styles from './showroom-choice.module.css';

type Props = {
  showrooms: readonly Showroom[];
  chosen: string;
  error?: string | undefined;
  onChange: (code: string) => void;
};

export const ShowroomChoice = ({ showrooms, chosen, error, onChange }: Props) => {
  const t = useT();
  return (
    <ChoiceFieldset legend={t('reservation.showroom')} error={error}>
      <div className={styles.cards}>
        {showrooms.map(({ code, name, street, city }) => (
          <Radio
            key={code}
            isCard
            className={styles.card ?? ''}
            name="showroom_code"
            value={code}
            checked={code === chosen}
            onChange={() => onChange(code)}
            label={name}
            hint={`${street}, ${city}`}
          />
        ))}
      </div>
    </ChoiceFieldset>
  );
};
