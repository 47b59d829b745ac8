import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { CHOICES, QUESTIONS } from './question-words.ts';
import type { Question } from './steps.ts';
import { useOfferedChoices } from './use-offered-choices.ts';
import styles from './choice-group.module.css';

type Props = { question: Question; value: string; error: string | undefined; onChange: (value: string) => void };

const RATES = ['feedback.rate.1', 'feedback.rate.2', 'feedback.rate.3', 'feedback.rate.4', 'feedback.rate.5'] as const;

/** A single-choice question: cards, a row of labels, or a scale from 1 to 5. */
export const ChoiceGroup = ({ question: { name, kind, choices = [] }, value, error, onChange }: Props) => {
  const offered = useOfferedChoices(choices);
  const t = useT();
  const id = useId();
  const common = (choice: string) => ({
    name,
    value: choice,
    checked: value === choice,
    onChange: () => onChange(choice),
  });
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={kind === 'cards' ? styles.hidden : styles.legend}>{t(QUESTIONS[name])}</legend>
      {kind === 'rating' ? (
        <>
          <div className={styles.scale}>
            {choices.map((choice, index) => (
              <label key={choice} className={classNames(styles.rate, Boolean(error) && styles.wrong)}>
                <input type="radio" {...common(choice)} aria-label={t(RATES[index] ?? RATES[0])} />
                <span aria-hidden="true">{choice}</span>
              </label>
            ))}
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>{t('feedback.rate.lowest')}</span>
            <span>{t('feedback.rate.highest')}</span>
          </div>
        </>
      ) : (
        <div className={kind === 'cards' ? styles.cards : styles.options}>
          {offered.map((choice) => (
            <Radio
              key={choice}
              isCard
              {...common(choice)}
              label={t(CHOICES[choice] ?? 'feedback.other')}
              className={styles.choice ?? ''}
            />
          ))}
        </div>
      )}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
