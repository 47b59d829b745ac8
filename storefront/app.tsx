import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PlatformProvider } from './platform/platform.tsx';
import type { RouterContext } from './platform/page/router-context.ts';
import type { AppRouter } from './router.tsx';

/** The whole application, on server and client. */
export const App = ({ router, context }: { router: AppRouter; context: RouterContext }) => (
  <PlatformProvider platform={context.platform}>
    <QueryClientProvider client={context.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PlatformProvider>
);
