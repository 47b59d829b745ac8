import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import type { CmsPage } from './cms-page-query.ts';
import { cmsPageQuery } from './cms-page-query.ts';
import styles from './cms-page-view.module.css';
import type { PageComposition } from './composition.ts';
import { nodesOf, type PageTree } from './page-tree.ts';
import { PageContent } from './render/page-content.tsx';

/** Returns whether the content contains its own heading: a page has exactly one. */
const bringsHeading = ({ tree }: CmsPage): boolean =>
  [...nodesOf(tree.nodes)].some(
    (node) =>
      (node.contentType === 'heading' && node.level === 1) ||
      ('content' in node && node.content.some((part) => typeof part !== 'string' && part.tag === 'h1')),
  );

const WIDE: ReadonlySet<string> = new Set(['column-group', 'products', 'banner', 'slider']);

/** Text only: shown in one narrow column. */
const isProse = ({ tree }: CmsPage): boolean =>
  [...nodesOf(tree.nodes)].every(({ contentType }) => !WIDE.has(contentType));

const UNALIGNED: ReadonlySet<string> = new Set(['row', 'block', 'dynamic_block', 'banner', 'slider']);

/** Content outside rows gets the margins of the page. */
const withMargins = ({ nodes, css }: PageTree): PageTree => ({
  css,
  nodes: nodes.map((node) =>
    UNALIGNED.has(node.contentType)
      ? node
      : { contentType: 'row', appearance: 'contained', children: [node], className: 'outside-rows' },
  ),
});

type Props = {
  identifier: string;
  composition: PageComposition;
  /** A notice by the shop below the heading. */
  note?: ReactNode;
  /** Number of rows visible in the first view, at least in part. */
  first?: number | undefined;
};

export const CmsPageView = ({ identifier, composition, note, first }: Props) => {
  const t = useT();
  const inView = useAddress();
  const { data: page } = useSuspenseQuery(cmsPageQuery(usePlatform(), identifier));
  if (!page) return null;
  const content = <PageContent tree={withMargins(page.tree)} composition={composition} first={first} />;
  if (page.isFullWidth) return <div className={styles.full}>{content}</div>;
  return (
    <article className={styles.page} data-prose={isProse(page) || undefined}>
      <Breadcrumbs
        label={t('cms.breadcrumbs')}
        crumbs={[{ label: t('cms.home'), href: inView('/') }, { label: page.title }]}
      />
      {!bringsHeading(page) && <h1 className={styles.heading}>{page.heading || page.title}</h1>}
      {note}
      <div className={styles.content}>{content}</div>
    </article>
  );
};
