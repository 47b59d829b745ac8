import { useT } from '#storefront/platform/i18n/use-t.ts';
import { SelectField, TextArea, TextField } from '#storefront/ui/field/text-field.tsx';
import { forcedState } from '../forced-states.ts';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';

const FILLED = 'H2X 1Y4';

export const Fields = ({ id, title }: PartProps) => {
  const t = useT();
  const text = { label: t('guide.fields.label'), autoComplete: 'off' };
  const finishes = (
    <>
      <option>{t('guide.fields.select.honed')}</option>
      <option>{t('guide.fields.select.polished')}</option>
    </>
  );
  return (
    <Section id={id} title={title} note={t('guide.fields.note')}>
      <Specimens isWide>
        <Specimen name={t('guide.state.rest')}>
          <TextField {...text} placeholder={t('guide.fields.placeholder')} />
        </Specimen>
        <Specimen name={t('guide.state.hover')}>
          <TextField {...text} {...forcedState('hover')} />
        </Specimen>
        <Specimen name={t('guide.state.focus')}>
          <TextField {...text} defaultValue={FILLED} {...forcedState('focus-visible')} />
        </Specimen>
        <Specimen name={t('guide.state.hint')}>
          <TextField {...text} hint={t('guide.fields.hint')} />
        </Specimen>
        <Specimen name={t('guide.state.optional')}>
          <TextField {...text} optional={t('guide.state.optional')} defaultValue={FILLED} />
        </Specimen>
        <Specimen name={t('guide.state.error')}>
          <TextField {...text} error={t('guide.fields.error')} hint={t('guide.fields.hint')} defaultValue="H2X" />
        </Specimen>
        <Specimen name={t('guide.state.success')}>
          <TextField {...text} success={t('guide.fields.success')} defaultValue={FILLED} />
        </Specimen>
        <Specimen name={t('guide.state.disabled')}>
          <TextField {...text} defaultValue={FILLED} disabled />
        </Specimen>
        <Specimen name={t('guide.state.rest')}>
          <SelectField label={t('guide.fields.select')}>{finishes}</SelectField>
        </Specimen>
        <Specimen name={t('guide.state.error')}>
          <SelectField label={t('guide.fields.select')} error={t('guide.choices.error')}>
            {finishes}
          </SelectField>
        </Specimen>
        <Specimen name={t('guide.state.disabled')}>
          <SelectField label={t('guide.fields.select')} disabled>
            {finishes}
          </SelectField>
        </Specimen>
        <Specimen name={t('guide.state.filled')}>
          <TextArea
            label={t('guide.fields.area')}
            optional={t('guide.state.optional')}
            defaultValue={t('guide.fields.area.value')}
            rows={4}
          />
        </Specimen>
        <Specimen name={t('guide.state.error')}>
          <TextArea label={t('guide.fields.area')} error={t('guide.choices.error')} rows={4} />
        </Specimen>
        <Specimen name={t('guide.state.disabled')}>
          <TextArea label={t('guide.fields.area')} defaultValue={t('guide.fields.area.value')} rows={4} disabled />
        </Specimen>
      </Specimens>
    </Section>
  );
};
