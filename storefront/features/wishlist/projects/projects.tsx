import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useWishes } from '../use-wishes.ts';
import type { WishedProduct } from '../wished-product.ts';
import type { ListTools } from './list-actions.tsx';
import { projectsQuery, type Project } from './project-queries.ts';
import { ProjectTabs } from './project-tabs.tsx';
import { ProjectView } from './project-view.tsx';

type UseProducts = (skus: readonly string[]) => ReadonlyMap<string, WishedProduct> | undefined;
type Props = ListTools & {
  useProducts: UseProducts;
  /** Id of the open list; undefined for the wish list. */
  current: string | undefined;
  /** Opens a list; the wish list without an id. */
  open: (id?: string) => void;
  wishList: ReactNode;
};

const NONE: ReadonlyMap<string, WishedProduct> = new Map();

const Opened = ({
  project,
  projects,
  useProducts,
  ...rest
}: Omit<Props, 'current' | 'wishList' | 'open'> & {
  project: Project;
  projects: readonly Project[];
  leave: () => void;
}) => {
  const t = useT();
  const skus = [...(projects[0]?.items ?? []), ...project.items].map(({ sku }) => sku);
  const products = useProducts(skus);
  if (skus.length > 0 && !products) return <p aria-busy="true">{t('wishlist.loading')}</p>;
  return <ProjectView key={project.id} project={project} projects={projects} products={products ?? NONE} {...rest} />;
};

/** A customer's lists: the wish list, and one for each project. The wish list alone where there can be no others. */
export const Projects = ({ current, open, wishList, ...rest }: Props) => {
  const t = useT();
  const client = useQueryClient();
  const query = projectsQuery(usePlatform());
  const { data: projects, isPending } = useQuery({ ...query, retry: false });
  const { wishes } = useWishes().state;
  const { queryKey } = query;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- when hearts change the wish list
  useEffect(() => void client.invalidateQueries({ queryKey }), [wishes]);
  const first = projects?.[0];
  if (!first) return isPending && current ? null : wishList;
  const project = projects.slice(1).find(({ id }) => id === current);
  return (
    <>
      <ProjectTabs projects={projects} current={project?.id} open={open} />
      {current && !project && <p>{t('wishlist.project.none')}</p>}
      {project ? <Opened project={project} projects={projects} leave={() => open()} {...rest} /> : wishList}
    </>
  );
};
