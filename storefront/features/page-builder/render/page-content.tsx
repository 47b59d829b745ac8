import { Suspense } from 'react';
import { ContentStyles } from '#storefront/platform/content/content-styles.tsx';
import type { PageComposition } from '../composition.ts';
import { CompositionContext, LeadContext } from '../composition.ts';
import type { PageTree } from '../page-tree.ts';
import { leadOf } from '../picture-sources.ts';
import { NodeView } from './node-view.tsx';

type Props = {
  tree: PageTree;
  composition: PageComposition;
  /** Number of nodes visible in the first view, at least in part. */
  first?: number | undefined;
};

/** Content in Page Builder's format. */
export const PageContent = ({ tree, composition, first = Infinity }: Props) => (
  <CompositionContext value={composition}>
    <LeadContext value={leadOf(tree)?.node}>
      <ContentStyles css={tree.css} />
      {tree.nodes.map((node, index) => {
        const rendered = <NodeView node={node} />;
        // A node that fails on the server is rendered again in the browser, and omitted if it fails there.
        return <Suspense key={index}>{index < first ? rendered : <div data-below="">{rendered}</div>}</Suspense>;
      })}
    </LeadContext>
  </CompositionContext>
);
