import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from './platform/navigation/router-provider.tsx';
import { PlatformProvider } from './platform/platform.tsx';
import type { RouterContext } from './platform/navigation/router-context.ts';
import type { Router } from './platform/navigation/router.ts';

/** The whole application, on server and client. */
export const App = ({ router, context }: { router: Router; context: RouterContext }) => (
  <PlatformProvider platform={context.platform}>
    <QueryClientProvider client={context.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PlatformProvider>
);
