import type { ShowroomInput } from '#commerce/showroom/types.ts';
import type { StoresInput } from '#commerce/stores/types.ts';
import type { RedirectInput } from '#commerce/url/types.ts';
import type { Folder } from './folder.ts';
import { isRegion } from './rate-fields.ts';
import { showroomsSchema } from './schemas.ts';

export const readShowrooms = (folder: Folder): readonly ShowroomInput[] => {
  if (!folder.exists('showrooms.yaml')) return [];
  const showrooms = folder.yaml('showrooms.yaml', showroomsSchema) ?? [];
  for (const [place, { region_code: region, country }] of showrooms.entries())
    if (!isRegion(country, region))
      folder.wrongAt('showrooms.yaml', [place, 'region_code'], `"${region}" is no region of ${country}`);
  return showrooms.map((showroom, position) => ({
    code: showroom.code,
    urlKey: showroom.url_key ?? showroom.code,
    names: { en: showroom.name.en, fr: showroom.name.fr },
    descriptions: showroom.description ? { en: showroom.description.en, fr: showroom.description.fr } : {},
    street: showroom.street,
    city: showroom.city,
    regionCode: showroom.region_code,
    postcode: showroom.postcode,
    country: showroom.country,
    telephone: showroom.telephone,
    email: showroom.email ?? null,
    latitude: showroom.latitude ?? null,
    longitude: showroom.longitude ?? null,
    hours: showroom.hours,
    hasSlabYard: showroom.slab_yard,
    timeZone: showroom.time_zone ?? null,
    closedOn: showroom.closed_on,
    visitsAtOnce: showroom.visits_at_once,
    picture: showroom.picture ?? null,
    position,
  }));
};

const FILE = 'redirects.csv';
const clean = (path: string): string => path.trim().replace(/^\/+/, '');

/** Redirects of one view, or of every view when the row names none. */
export const readRedirects = (folder: Folder, { views }: StoresInput): readonly RedirectInput[] => {
  if (!folder.exists(FILE)) return [];
  const redirects = new Map<string, RedirectInput>();
  for (const { line, values } of folder.csv(FILE, [
    'request_path',
    'target_path',
    'redirect_type',
    'store_view_code',
  ])) {
    const wrong = (field: string, message: string): void => folder.problems.add({ file: FILE, line, field, message });
    const requestPath = clean(values['request_path'] ?? '');
    const targetPath = clean(values['target_path'] ?? '');
    const redirectType = Number(values['redirect_type']);
    const code = (values['store_view_code'] ?? '').trim();
    const chosen = views.filter((view) => !code || view.code === code);
    if (!requestPath) wrong('request_path', 'is empty');
    if (requestPath === targetPath) wrong('target_path', 'leads to itself');
    if (chosen.length === 0) wrong('store_view_code', `there is no store view "${code}"`);
    if (redirectType !== 301 && redirectType !== 302) {
      wrong('redirect_type', 'must be 301 or 302');
      continue;
    }
    for (const { id } of chosen)
      redirects.set(`${id}/${requestPath}`, { storeViewId: id, requestPath, targetPath, redirectType });
  }
  return [...redirects.values()];
};
