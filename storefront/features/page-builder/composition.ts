import { createContext, use } from 'react';
import type { ComponentType } from 'react';
import type { MapNode, PageNode, ProductsNode } from './page-tree.ts';

/** Parts of other features that content may contain, passed in by the route. */
export type PageComposition = {
  Products: ComponentType<{ node: ProductsNode }>;
  Map: ComponentType<{ node: MapNode }>;
};

const Nothing = () => null;

export const CompositionContext = createContext<PageComposition>({ Products: Nothing, Map: Nothing });
export const useComposition = (): PageComposition => use(CompositionContext);

/** Width of the surrounding node in percent of the page: it determines the picture's size. */
export const ShareContext = createContext(100);

/** The node with the largest picture above the fold (LCP). */
export const LeadContext = createContext<PageNode | undefined>(undefined);
