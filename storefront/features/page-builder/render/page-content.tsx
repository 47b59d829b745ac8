import { Suspense } from 'react';
import { ContentStyles } from '#storefront/platform/content/content-styles.tsx';
import type { PageComposition } from '../composition.ts';
import { CompositionContext, LeadContext } from '../composition.ts';
import type { PageNode, PageTree } from '../page-tree.ts';
import { nodesOf } from '../page-tree.ts';
import { NodeView } from './node-view.tsx';

const hasPicture = (node: PageNode): boolean =>
  ('background' in node && node.background !== undefined) ||
  (node.contentType === 'image' && (node.images.desktop ?? node.images.mobile) !== undefined);

/** The first picture is the LCP candidate only when it is in the first row. */
const leadOf = ([first]: readonly PageNode[]): PageNode | undefined => {
  if (first) for (const node of nodesOf([first])) if (hasPicture(node)) return node;
  return undefined;
};

type Props = {
  tree: PageTree;
  composition: PageComposition;
  /** How many nodes the first view may show a part of. */
  first?: number | undefined;
};

/** Content in Page Builder's format. */
export const PageContent = ({ tree, composition, first = Infinity }: Props) => (
  <CompositionContext value={composition}>
    <LeadContext value={leadOf(tree.nodes)}>
      <ContentStyles css={tree.css} />
      {tree.nodes.map((node, index) => {
        const drawn = <NodeView node={node} />;
        // What fails on the server is retried in the browser, and left out there.
        return <Suspense key={index}>{index < first ? drawn : <div data-below="">{drawn}</div>}</Suspense>;
      })}
    </LeadContext>
  </CompositionContext>
);
