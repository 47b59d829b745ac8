import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Renders a frame around the whole choice. */ isCard?: boolean;
};

const Choice = ({
  kind,
  label,
  hint,
  error,
  className,
  isCard = false,
  ...input
}: ChoiceProps & { kind: 'checkbox' | 'radio' }) => {
  const id = useId();
  return (
    <div className={classNames(isCard && styles.card, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type={kind}
          className={classNames(styles.box, styles[kind])}
          aria-describedby={error || hint ? id : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {(error ?? hint) && (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
};

export const Checkbox = (props: ChoiceProps) => <Choice kind="checkbox" {...props} />;
export const Radio = (props: ChoiceProps) => <Choice kind="radio" {...props} />;
