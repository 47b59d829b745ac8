import { useTranslate } from 'react-admin';
import { UNITS } from '../pick-list/types.ts';

/** Words for a number of selling units, such as "3 boxes". */
export const useUnits = () => {
  const translate = useTranslate();
  return (count: number, unit: string | null): string => {
    const known = UNITS.find((one) => one === unit) ?? 'other';
    return translate(`counter.pick.unit.${known}`, { smart_count: count });
  };
};
