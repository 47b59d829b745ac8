import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Section, type PartProps } from '../section.tsx';
import { tokensNamed, tokenValue } from '../tokens.ts';
import styles from './spacing.module.css';

export const Spacing = ({ id, title }: PartProps) => {
  const t = useT();
  return (
    <Section id={id} title={title} note={t('guide.spacing.note')}>
      <ul className={styles.steps}>
        {tokensNamed('space-').map((name) => (
          <li key={name} className={styles.step}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{tokenValue(name)}</span>
            <svg className={styles.bar} width={tokenValue(name)} height="1rem" aria-hidden="true">
              <rect width="100%" height="100%" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
};
