import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './__root.tsx';
import { loadCmsPage } from './composition/load-cms-page.ts';
import { routeHead } from './route-head.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { module: 'storefront/routes/home-screen.tsx' },
  loader: ({ context }) => loadCmsPage(context, 'home'),
  head: ({ loaderData }) => (loaderData ? routeHead({ title: loaderData.metaTitle, description: loaderData.metaDescription, path: '/' }) : {}),
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
});
