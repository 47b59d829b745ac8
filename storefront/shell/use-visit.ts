import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useState } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Begins the visit once the page is hydrated; its code loads after the page's own. True from then on. */
export const useVisit = (): boolean => {
  const [hasBegun, setHasBegun] = useState(false);
  const router = useRouter();
  const queryClient = useQueryClient();
  const platform = usePlatform();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    document.documentElement.dataset['interactive'] = '';
    void import('./visit.ts').then(async ({ beginVisit }) => {
      // In a task of its own: this one has hydrated the page.
      await new Promise((resolve) => setTimeout(resolve));
      if (isOver) return;
      stop = beginVisit({ router, platform, queryClient });
      setHasBegun(true);
      document.documentElement.dataset['hydrated'] = '';
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [router, platform, queryClient]);

  return hasBegun;
};
