import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { forcedState } from '../forced-states.ts';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';
import styles from './focus-ring.module.css';

export const FocusRing = ({ id, title }: PartProps) => {
  const t = useT();
  const link = (
    // Always shown as focused; it links to itself.
    <a href={`#${id}`} className={styles.link} {...forcedState('focus-visible')}>
      {t('guide.ways.travertine')}
    </a>
  );
  return (
    <Section id={id} title={title} note={t('guide.focus.note')}>
      <Specimens>
        <Specimen name={t('guide.buttons.primary')}>
          <Button {...forcedState('focus-visible')}>{t('guide.buttons.sample')}</Button>
        </Specimen>
        <Specimen name={t('guide.buttons.link')}>{link}</Specimen>
        <Specimen name="night" isDark className={styles.night}>
          {link}
        </Specimen>
      </Specimens>
    </Section>
  );
};
