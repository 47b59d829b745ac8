import type { ComponentType, ReactNode } from 'react';
import type { PageNode } from '../page-tree.ts';
import { useComposition } from '../composition.ts';
import { BannerView } from './banner-view.tsx';
import { ButtonView, ButtonsView } from './button-views.tsx';
import { ColumnGroupView, ColumnView } from './column-views.tsx';
import { ImageView } from './image-view.tsx';
import { RowView } from './row-view.tsx';
import { SliderView } from './slider-view.tsx';
import { BlockView, DividerView, HeadingView, RichView } from './text-views.tsx';

const ProductsView: ComponentType<{ node: never }> = ({ node }) => {
  const { Products } = useComposition();
  return <Products node={node} />;
};

// Each view takes the node of its own type; the table is what ties them.
const VIEWS: Readonly<Record<PageNode['contentType'], ComponentType<{ node: never; children: ReactNode }>>> = {
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
  slider: SliderView,
  products: ProductsView,
  block: BlockView,
};

/** A node and all below it; a hidden one shows nothing. */
export const NodeView = ({ node }: { node: PageNode }): ReactNode => {
  if (node.isHidden) return null;
  const View = VIEWS[node.contentType];
  return (
    <View node={node as never}>
      {node.children.map((child, index) => (
        <NodeView key={index} node={child} />
      ))}
    </View>
  );
};
