import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Section, type PartProps } from '../section.tsx';
import { useTokens } from '../tokens.ts';
import styles from './spacing.module.css';

export const Spacing = ({ id, title }: PartProps) => {
  const t = useT();
  const tokens = useTokens();
  return (
    <Section id={id} title={title} note={t('guide.spacing.note')}>
      <ul className={styles.steps}>
        {[...tokens]
          .filter(([name]) => name.startsWith('space-'))
          .map(([name, value]) => (
            <li key={name} className={styles.step}>
              <span className={styles.name}>{name}</span>
              <span className={styles.value}>{value}</span>
              <svg className={styles.bar} width={value} height="1rem" aria-hidden="true">
                <rect width="100%" height="100%" fill="currentColor" />
              </svg>
            </li>
          ))}
      </ul>
    </Section>
  );
};
