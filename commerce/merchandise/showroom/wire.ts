import { encodedFilePath } from '#contract/file-path.ts';
import type { Showroom as ShowroomOnWire, ShowroomHours } from '#contract/generated/schema-types.ts';
import { takesVisits } from './rules.ts';
import { WEEKDAYS } from './types.ts';
import type { Showroom } from './types.ts';

const hoursOf = ({ hours }: Showroom): ShowroomHours[] =>
  WEEKDAYS.flatMap((weekday) => {
    const [opens, closes] = hours[weekday]?.split('-') ?? [];
    return opens && closes ? [{ weekday, opens, closes }] : [];
  });

/** The contract's Showroom. */
export const showroomOnWire = (showroom: Showroom): ShowroomOnWire => ({
  code: showroom.code,
  url_key: showroom.urlKey,
  name: showroom.name,
  description: showroom.description,
  street: showroom.street,
  city: showroom.city,
  region_code: showroom.regionCode,
  region: showroom.region,
  postcode: showroom.postcode,
  country_id: showroom.country,
  telephone: showroom.telephone,
  latitude: showroom.latitude,
  longitude: showroom.longitude,
  picture: showroom.picture && `/media/${encodedFilePath(showroom.picture)}`,
  time_zone: showroom.timeZone,
  hours: hoursOf(showroom),
  closed_on: [...showroom.closedOn],
  special_hours: Object.entries(showroom.specialHours).map(([day, text]) => {
    const [opens = '', closes = ''] = text.split('-');
    return { day, opens, closes };
  }),
  takes_visits: takesVisits(showroom),
});
