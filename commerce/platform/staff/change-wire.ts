import { timestamp } from '../timestamp.ts';
import type { StaffChange } from './changes-store.ts';

/** A change as REST returns it. */
export const changeOnWire = ({ at, channel, who, action, before, after }: StaffChange) => ({
  created_at: timestamp(at),
  channel,
  who,
  action,
  before,
  after,
});
