import { useGetIdentity } from 'react-admin';
import type { SwitchName } from '#contract/switches.ts';

/** Tells whether a feature of the shop is on; false until the session was read. */
export const useFeature = (): ((name: SwitchName) => boolean) => {
  const { identity } = useGetIdentity();
  return (name) => identity !== undefined && !identity.switchedOff.includes(name);
};
