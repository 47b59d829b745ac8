import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';

export const Quantities = ({ id, title }: PartProps) => {
  const t = useT();
  const [boxes, setBoxes] = useState(12);
  const [least, setLeast] = useState(1);
  const labels = { field: t('guide.quantity.field'), less: t('guide.quantity.less'), more: t('guide.quantity.more') };
  return (
    <Section id={id} title={title} note={t('guide.quantity.note')}>
      <Specimens>
        <Specimen name={t('guide.state.filled')}>
          <QuantityField value={boxes} onChange={setBoxes} labels={labels} />
        </Specimen>
        <Specimen name={t('guide.quantity.small')}>
          <QuantityField value={boxes} onChange={setBoxes} labels={labels} isSmall />
        </Specimen>
        <Specimen name={t('guide.quantity.least')}>
          <QuantityField value={least} onChange={setLeast} labels={labels} />
        </Specimen>
        <Specimen name={t('guide.state.disabled')}>
          <QuantityField value={12} onChange={setBoxes} labels={labels} isDisabled />
        </Specimen>
      </Specimens>
    </Section>
  );
};
