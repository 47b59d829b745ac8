import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon, ICON_NAMES } from '#storefront/ui/icon/icon.tsx';
import { MediaIcon } from '#storefront/ui/icon/media-icon.tsx';
import { Section, type PartProps } from '../section.tsx';
import styles from './icons.module.css';

export const Icons = ({ id, title }: PartProps) => {
  const t = useT();
  return (
    <Section id={id} title={title} note={t('guide.icons.note')}>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
        {(['play', 'pause'] as const).map((name) => (
          <li key={name} className={styles.icon}>
            <MediaIcon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
};
