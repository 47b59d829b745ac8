import { expect, test } from 'vitest';
import { takesPickups, takesVisits } from './rules.ts';

const showroom = { hours: { monday: '09:00-17:00' }, timeZone: 'America/Toronto', visitsAtOnce: 2, isActive: true };

test.each([
  ['with hours, time zone and capacity', {}, [true, true]],
  ['without hours', { hours: {} }, [false, false]],
  ['hidden', { isActive: false }, [false, false]],
  ['without a time zone', { timeZone: null }, [true, false]],
  ['without capacity for visits', { visitsAtOnce: 0 }, [true, false]],
] as const)('a showroom %s', (_, change, taken) => {
  const given = { ...showroom, ...change };
  expect([takesPickups(given), takesVisits(given)]).toEqual(taken);
});
