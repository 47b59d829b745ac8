import type { ComponentType, ReactNode } from 'react';
import { createMemoryHistory, type RouterHistory } from '../navigation/history.ts';
import { createRouter, type Router } from '../navigation/router.ts';
import type { Route, Views } from '../navigation/types.ts';
import type { RouterContext } from '../navigation/router-context.ts';

type Given = {
  address?: string;
  history?: RouterHistory;
  context?: RouterContext;
  routes?: readonly Route[];
  prefix?: string;
  isServer?: boolean;
  prepare?: (context: RouterContext) => Promise<unknown>;
  views?: Partial<Views>;
};

const Nothing = (): null => null;

/** A router that renders one component at every URL. */
export const routerOf = (
  Root: ComponentType,
  { address = '/', history = createMemoryHistory({ initialEntries: [address] }), context, views, ...rest }: Given = {},
): Router =>
  createRouter({
    routes: [{ path: '$', load: () => Promise.resolve('') }],
    ...rest,
    context: context ?? ({} as RouterContext),
    history,
    views: {
      Root,
      renderPage: (page) => page as ReactNode,
      NotFound: Nothing,
      Failed: Nothing,
      Pending: Nothing,
      Mask: Nothing,
      ...views,
    },
  });
