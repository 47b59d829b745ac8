import * as v from 'valibot';
import type { HoldRule } from '#commerce/merchandise/slabs/types.ts';
import type { Folder } from './folder.ts';

const FILE = 'slabs.yaml';

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const slabsSchema = v.strictObject(
  {
    hold: v.strictObject(
      { hours: whole(1, 720), at_once: whole(1, 20), remind_hours_before: whole(1, 719) },
      'must say for how long a slab is held: { hours: 48, at_once: 3, remind_hours_before: 12 }',
    ),
  },
  'must be: { hold: { hours: 48, at_once: 3, remind_hours_before: 12 } }',
);

/** The rule of holds; null where no slab can be held. */
export const readSlabs = (folder: Folder): HoldRule | null => {
  if (!folder.exists(FILE)) return null;
  const hold = folder.yaml(FILE, slabsSchema)?.hold;
  if (!hold) return null;
  if (hold.remind_hours_before >= hold.hours)
    folder.wrongAt(FILE, ['hold', 'remind_hours_before'], 'must be less than the hours of the hold');
  return { hours: hold.hours, atOnce: hold.at_once, remindHoursBefore: hold.remind_hours_before };
};
