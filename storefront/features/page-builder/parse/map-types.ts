import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import type { MapLocation, MapNode, PageNode } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { classOf, common, stylesOf } from './element-view.ts';

const MAX_LOCATIONS = 200;

const readList = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text.replaceAll('\\"', '"'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? { ...value } : {};

const text = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const degrees = (value: unknown, most: number): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= most ? number : undefined;
};

const locationOf = (value: unknown): MapLocation[] => {
  const record = recordOf(value);
  const position = recordOf(record['position']);
  const [latitude, longitude] = [degrees(position['latitude'], 90), degrees(position['longitude'], 180)];
  if (latitude === undefined || longitude === undefined) return [];
  const [name, phone, address, city, region, postcode, country, comment] = [
    'location_name',
    'phone',
    'address',
    'city',
    'state',
    'zipcode',
    'country',
    'comment',
  ].map((key) => text(record[key])) as [string, string, string, string, string, string, string, string];
  return [{ name, latitude, longitude, phone, address, city, region, postcode, country, comment }];
};

/** Places on a map. A country given as a list is joined with spaces; places without coordinates are omitted. */
export const parseMap = (
  element: MarkupElement,
  { appearance }: { appearance: string; children: PageNode[] },
  context: ParseContext,
): MapNode => {
  const heightClass = classOf(stylesOf(element, context), 'height', context);
  return {
    contentType: 'map',
    appearance,
    children: [],
    locations: readList(element.attributes['data-locations'] ?? '')
      .slice(0, MAX_LOCATIONS)
      .flatMap(locationOf),
    hasControls: element.attributes['data-show-controls'] === 'true',
    ...(heightClass && { heightClass }),
    ...common(element, context),
  };
};
