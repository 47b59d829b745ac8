import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './__root.tsx';
import { routeHead } from './route-head.ts';

/** An example of a fixed route; large pages keep their component in a feature and name it with `lazyRouteComponent`. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: () => routeHead({ title: 'Home', path: '/' }),
  component: function Home() {
    return <h1>Tessera</h1>;
  },
});
