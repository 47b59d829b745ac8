import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';

/** Transparent, so that only the placeholder shows. */
const EMPTY = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%224%22 height=%223%22/%3E';
/** An invalid picture. */
const BROKEN = 'data:image/webp;base64,AAAA';

export const Pictures = ({ id, title }: PartProps) => {
  const t = useT();
  const box = { width: 320, ratio: 4 / 3 };
  return (
    <Section id={id} title={title} note={t('guide.pictures.note')}>
      <Specimens>
        <Specimen name={t('guide.pictures.loaded')}>
          <Image {...box} src="showrooms/montreal.webp" type="image-wysiwyg" alt={t('guide.pictures.alt')} />
        </Specimen>
        <Specimen name={t('guide.pictures.pending')}>
          <Image {...box} resource={EMPTY} alt="" />
        </Specimen>
        <Specimen name={t('guide.pictures.failed')}>
          <Image {...box} resource={BROKEN} alt={t('guide.pictures.alt')} />
        </Specimen>
      </Specimens>
    </Section>
  );
};
