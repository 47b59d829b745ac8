import { plain } from '#contract/search-words.ts';
import type {
  FilterTypeInput,
  PickupLocation,
  PickupLocationFilterInput,
  PickupLocationSortInput,
} from '#contract/generated/schema-types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';

type Given<T> = { readonly [K in keyof T]?: T[K] | null };
type Place = Pick<PickupLocation, 'latitude' | 'longitude' | 'postcode' | 'city' | 'country_id'>;
type Value = string | number | null | undefined;

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places along the ground; infinite where one has no coordinates. */
export const kilometres = (one: Place, other: Place): number => {
  if (one.latitude == null || one.longitude == null || other.latitude == null || other.longitude == null)
    return Infinity;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
};

const POSTAL_AREA = 3;
const area = (postcode: string): string => plain(postcode).replaceAll(/\W/g, '').slice(0, POSTAL_AREA);

/**
 * The place that `Laval:CA` or `H7L:CA` names: a showroom's city or postal area, the only places that the shop knows. Throws
 * Magento's refusal for any other.
 */
export const placeNamed = <P extends Place>(places: readonly P[], searchTerm: string): P => {
  const [words = '', country = ''] = searchTerm.split(':');
  const found = places.find(
    ({ city, postcode, country_id: of }) =>
      (!country || plain(country) === plain(of ?? '')) &&
      (plain(city ?? '') === plain(words) || area(postcode ?? '') === area(words)),
  );
  if (!found || !words.trim())
    throw new NoSuchEntityError('Unknown geoname for %1', { parameters: [searchTerm.slice(0, 64)] });
  return found;
};

const numberOf = (value: Value): number => (value === '' || value == null ? Number.NaN : Number(value));

const compare = (one: Value, other: Value): number => {
  const difference = numberOf(one) - numberOf(other);
  if (Number.isFinite(difference)) return difference;
  return plain(String(one ?? '')).localeCompare(plain(String(other ?? '')));
};

/** SQL's `like` with `%`, in linear time. */
const isLike = (value: Value, pattern: string): boolean => {
  const text = plain(String(value ?? ''));
  const [first = '', ...rest] = plain(pattern).split('%');
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= text.length - last.length;
};

/** True if a value meets all conditions. */
export const meets = (value: Value, given: Given<FilterTypeInput>): boolean => {
  const isOne = (list: readonly (string | null)[]): boolean => list.some((one) => compare(value, one) === 0);
  const { eq, neq, like, finset, in: among, nin, null: isNull, notnull } = given;
  const least = [given.from, given.gteq, given.moreq];
  const most = [given.to, given.lteq];
  return (
    (eq == null || compare(value, eq) === 0) &&
    (neq == null || compare(value, neq) !== 0) &&
    (like == null || isLike(value, like)) &&
    (among == null || isOne(among)) &&
    (nin == null || !isOne(nin)) &&
    (finset == null ||
      String(value ?? '')
        .split(',')
        .some((part) => finset.some((one) => compare(part, one) === 0))) &&
    (isNull == null || value == null) &&
    (notnull == null || value != null) &&
    (given.gt == null || compare(value, given.gt) > 0) &&
    (given.lt == null || compare(value, given.lt) < 0) &&
    least.every((bound) => bound == null || compare(value, bound) >= 0) &&
    most.every((bound) => bound == null || compare(value, bound) <= 0)
  );
};

/** Returns the places that match every filter. */
export const filteredPlaces = <P extends PickupLocation>(
  places: readonly P[],
  filters: Given<PickupLocationFilterInput>,
): readonly P[] =>
  places.filter((place) =>
    Object.entries(filters).every(
      ([field, conditions]) => !conditions || meets(place[field as keyof PickupLocationFilterInput], conditions),
    ),
  );

/** Sorts locations; equal ones stay in their order. */
export const sortedPlaces = <P extends PickupLocation>(
  places: readonly P[],
  sort: Given<PickupLocationSortInput>,
  distanceOf: (place: P) => number,
): readonly P[] => {
  const keys = Object.entries(sort).filter(([, direction]) => direction);
  const valueOf = (place: P, field: string): Value =>
    field === 'distance' ? distanceOf(place) : place[field as keyof PickupLocation];
  return places.toSorted((one, other) => {
    for (const [field, direction] of keys) {
      const order = compare(valueOf(one, field), valueOf(other, field));
      if (order) return direction === 'DESC' ? -order : order;
    }
    return 0;
  });
};
