import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox, Radio } from '#storefront/ui/field/choice.tsx';
import { forcedState } from '../forced-states.ts';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';
import styles from './choices.module.css';

export const Choices = ({ id, title }: PartProps) => {
  const t = useT();
  const group = useId();
  const label = t('guide.choices.checkbox');
  return (
    <Section id={id} title={title} note={t('guide.choices.note')}>
      <h3>{t('guide.choices.checkboxes')}</h3>
      <Specimens>
        <Specimen name={t('guide.state.rest')}>
          <Checkbox label={label} hint={t('guide.choices.hint')} />
        </Specimen>
        <Specimen name={t('guide.state.hover')}>
          <Checkbox label={label} {...forcedState('hover')} />
        </Specimen>
        <Specimen name={t('guide.state.focus')}>
          <Checkbox label={label} {...forcedState('focus-visible')} />
        </Specimen>
        <Specimen name={t('guide.state.checked')}>
          <Checkbox label={label} defaultChecked />
        </Specimen>
        <Specimen name={t('guide.state.error')}>
          <Checkbox label={label} error={t('guide.choices.error')} />
        </Specimen>
        <Specimen name={t('guide.state.disabled')}>
          <div className={styles.pair}>
            <Checkbox label={label} disabled />
            <Checkbox label={label} disabled defaultChecked />
          </div>
        </Specimen>
      </Specimens>
      <h3>{t('guide.choices.radios')}</h3>
      <fieldset className={styles.radios}>
        <legend className={styles.legend}>{t('guide.choices.radios')}</legend>
        <Radio isCard name={group} label={t('guide.choices.freight')} hint={t('guide.choices.hint')} defaultChecked />
        <Radio isCard name={group} label={t('guide.choices.pickup')} />
        <Radio isCard name={group} label={t('guide.choices.checkbox')} disabled />
      </fieldset>
    </Section>
  );
};
