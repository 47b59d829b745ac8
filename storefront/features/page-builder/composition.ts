import { createContext, use } from 'react';
import type { ComponentType } from 'react';
import type { MapNode, PageNode, ProductsNode } from './page-tree.ts';

/** Parts of other features that content may hold; the route hands them in. */
export type PageComposition = { Products: ComponentType<{ node: ProductsNode }>; Map: ComponentType<{ node: MapNode }> };

const Nothing = () => null;

export const CompositionContext = createContext<PageComposition>({ Products: Nothing, Map: Nothing });
export const useComposition = (): PageComposition => use(CompositionContext);

/** Share of the page's width, in percent, that the node around has: it decides which picture is fetched. */
export const ShareContext = createContext(100);

/** The node whose picture is the largest thing on the first screen. */
export const LeadContext = createContext<PageNode | undefined>(undefined);
