import { useGetIdentity } from 'react-admin';
import type { SwitchName } from '#contract/switches.ts';

/** Returns whether a feature of the shop is on; false while the session is loading. */
export const useFeature = (): ((name: SwitchName) => boolean) => {
  const { identity } = useGetIdentity();
  return (name) => identity !== undefined && !identity.switchedOff.includes(name);
};
