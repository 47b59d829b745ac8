import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useComposition } from '../composition.ts';
import type { MapNode, PageNode, ProductsNode } from '../page-tree.ts';
import { BannerView } from './banner-view.tsx';
import { ButtonView, ButtonsView } from './button-views.tsx';
import { ColumnGroupView, ColumnView } from './column-views.tsx';
import { ImageView } from './image-view.tsx';
import { SliderView, TabsView, VideoView } from './live-views.tsx';
import styles from './layout.module.css';
import { NodeBoundary } from './node-boundary.tsx';
import { RowView } from './row-view.tsx';
import { TabItemView } from './tab-item-view.tsx';
import { BlockView, DividerView, HeadingView, RichView } from './text-views.tsx';

const ProductsView = ({ node }: { node: ProductsNode }) => {
  const { Products } = useComposition();
  return <Products node={node} />;
};

const MapView = ({ node }: { node: MapNode }) => {
  const { Map: StoreMap } = useComposition();
  return <StoreMap node={node} />;
};

type View = ComponentType<{ node: never; children: ReactNode }>;

// Each view receives nodes of its own type; this table guarantees it.
const VIEWS: Readonly<Partial<Record<PageNode['contentType'], View>>> = {
  row: RowView,
  'column-group': ColumnGroupView,
  'column-line': ColumnGroupView,
  column: ColumnView,
  heading: HeadingView,
  text: RichView,
  html: RichView,
  divider: DividerView,
  buttons: ButtonsView,
  'button-item': ButtonView,
  image: ImageView,
  banner: BannerView,
  slide: BannerView,
  'tab-item': TabItemView,
  block: BlockView,
  dynamic_block: BlockView,
};

/** Views with code loaded after the page's. */
const LIVE_VIEWS: Readonly<Partial<Record<PageNode['contentType'], View>>> = {
  slider: SliderView,
  tabs: TabsView,
  video: VideoView,
  products: ProductsView,
  map: MapView,
};

/** Renders a node and its descendants; hidden ones render nothing. */
export const NodeView = ({ node }: { node: PageNode }): ReactNode => {
  if (node.isHidden) return null;
  const LiveView = LIVE_VIEWS[node.contentType];
  const View = LiveView ?? VIEWS[node.contentType];
  if (!View) return null;
  const rendered = (
    <View node={node as never}>
      {node.children.map((child, index) => (
        <NodeView key={index} node={child} />
      ))}
    </View>
  );
  return (
    <NodeBoundary>
      {node.id && <span id={node.id} className={styles.anchor} />}
      {LiveView ? <Suspense>{rendered}</Suspense> : rendered}
    </NodeBoundary>
  );
};
