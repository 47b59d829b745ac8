import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Badge, type BadgeTone } from '#storefront/ui/badge/badge.tsx';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';

export const Badges = ({ id, title }: PartProps) => {
  const t = useT();
  const tones: readonly [BadgeTone, string][] = [
    ['neutral', t('guide.badges.neutral')],
    ['accent', t('guide.badges.accent')],
    ['success', t('guide.badges.success')],
    ['error', t('guide.badges.error')],
  ];
  return (
    <Section id={id} title={title}>
      <Specimens>
        {tones.map(([tone, text]) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone}>{text}</Badge>
          </Specimen>
        ))}
      </Specimens>
    </Section>
  );
};
