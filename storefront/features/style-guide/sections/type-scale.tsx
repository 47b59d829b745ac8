import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Section, type PartProps } from '../section.tsx';
import { tokenOf, useTokens } from '../tokens.ts';
import styles from './type-scale.module.css';

const SIZES = [
  { name: 'text-5', className: styles.text5, isDisplay: true },
  { name: 'text-4', className: styles.text4, isDisplay: true },
  { name: 'text-3', className: styles.text3, isDisplay: true },
  { name: 'text-2', className: styles.text2 },
  { name: 'text-1', className: styles.text1 },
  { name: 'text-0', className: styles.text0 },
  { name: 'text--1', className: styles.textLess1 },
  { name: 'text--2', className: styles.textLess2 },
];

export const TypeScale = ({ id, title }: PartProps) => {
  const t = useT();
  const tokens = useTokens();
  return (
    <Section id={id} title={title} note={t('guide.type.note')}>
      <ul className={styles.scale}>
        {SIZES.map(({ name, className, isDisplay }) => (
          <li key={name} className={styles.row}>
            <span className={styles.facts}>
              <span className={styles.name}>{name}</span> {tokenOf(tokens, name)}
            </span>
            <span className={classNames(className, isDisplay && styles.display)}>{t('guide.type.sample')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
