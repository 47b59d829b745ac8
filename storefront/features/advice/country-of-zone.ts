/** Time zones of the two countries with their older names; `US/…` and `Canada/…` need no list. */
const ZONES: Readonly<Record<'CA' | 'US', string>> = {
  CA: 'Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
  US: 'Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana Indianapolis Juneau Kentucky Knox_IN Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota Phoenix Shiprock Sitka Yakutat',
};

const countryOf = (zone: string): string | undefined => {
  const [area, place = ''] = zone.split('/');
  if (area === 'US' || zone === 'Pacific/Honolulu') return 'US';
  if (area === 'Canada') return 'CA';
  if (area !== 'America') return undefined;
  return (['CA', 'US'] as const).find((country) => ZONES[country].split(' ').includes(place));
};

const isPlaceless = (zone: string | undefined): boolean => !zone || /^(?:Etc\/|UTC$|GMT$|UCT$)/.test(zone);

/**
 * The country of a browser without geolocation, by its time zone. A browser without a known zone counts as
 * Canadian when its language is; American English is a common default and says nothing.
 */
export const offlineCountry = (zone: string | undefined, languages: readonly string[]): string | undefined => {
  if (zone && !isPlaceless(zone)) return countryOf(zone);
  return languages.some((language) => /^(?:en|fr)-CA$/i.test(language)) ? 'CA' : undefined;
};

/** Browsers name the time zones of any country; not in all versions. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined };

/** The country of this browser, if it is one of `countries` or has a zone of the list above. */
export const countryOfBrowser = (countries: readonly string[]): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hasZone = (country: string): boolean =>
    (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.()?.includes(timeZone) === true;
  return offlineCountry(timeZone, navigator.languages) ?? countries.find(hasZone);
};
