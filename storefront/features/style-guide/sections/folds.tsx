import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Accordion } from '#storefront/ui/accordion/accordion.tsx';
import { Tabs } from '#storefront/ui/tabs/tabs.tsx';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';

export const Folds = ({ id, title }: PartProps) => {
  const t = useT();
  const entries = [
    [t('guide.folds.care'), t('guide.folds.care.text')],
    [t('guide.folds.sealing'), t('guide.folds.sealing.text')],
    [t('guide.folds.laying'), t('guide.folds.laying.text')],
  ] as const;
  return (
    <Section id={id} title={title} note={t('guide.folds.note')}>
      <Specimens isWide>
        <Specimen name="accordion">
          {entries.map(([heading, text], index) => (
            <Accordion key={heading} title={heading} name="guide" isOpen={index === 0}>
              <p>{text}</p>
            </Accordion>
          ))}
        </Specimen>
        <Specimen name="tabs">
          <Tabs label={t('guide.folds.tabs')} headers={entries.map(([heading]) => heading)}>
            {entries.map(([heading, text]) => (
              <p key={heading}>{text}</p>
            ))}
          </Tabs>
        </Specimen>
      </Specimens>
    </Section>
  );
};
