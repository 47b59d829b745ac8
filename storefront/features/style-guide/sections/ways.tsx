import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '#storefront/ui/pagination/pagination.tsx';
import { Section, type PartProps } from '../section.tsx';

export const Links = ({ id, title }: PartProps) => {
  const t = useT();
  const address = useAddress();
  const labels = {
    previous: t('guide.ways.previous'),
    next: t('guide.ways.next'),
    page: (page: number) => t('guide.ways.page', { page }),
  };
  const hrefOf = (): string => `#${id}`;
  return (
    <Section id={id} title={title}>
      <Breadcrumbs
        label={t('guide.ways.breadcrumbs')}
        crumbs={[
          { label: t('guide.ways.home'), href: address('/') },
          { label: t('guide.ways.stone'), href: address('/natural-stone-tiles') },
          { label: t('guide.ways.travertine') },
        ]}
      />
      <Pagination current={1} total={3} hrefOf={hrefOf} labels={{ ...labels, nav: t('guide.ways.first') }} />
      <Pagination current={6} total={12} hrefOf={hrefOf} labels={{ ...labels, nav: t('guide.ways.middle') }} />
      <Pagination current={12} total={12} hrefOf={hrefOf} labels={{ ...labels, nav: t('guide.ways.last') }} />
    </Section>
  );
};
