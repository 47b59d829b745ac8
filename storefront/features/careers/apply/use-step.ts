import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useState } from 'react';
import { STEPS, type Step } from './draft.ts';

/**
 * The step in the URL's hash, for Back, Next and reloads. Undefined until hydration, because the server does not know
 * the hash.
 */
export const useStep = (): readonly [Step | undefined, (step: Step, isReplacing?: boolean) => void] => {
  const router = useRouter();
  const hash = useRouterState(({ location }) => location.hash);
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const step = STEPS.find((one) => one === hash) ?? 'contact';
  const go = (next: Step, isReplacing = false): void =>
    void router.changeAddress({ hash: next === 'contact' ? '' : next, isReplacing, ignoresHash: true });
  return [isHere ? step : undefined, go];
};
