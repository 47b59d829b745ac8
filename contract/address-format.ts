/**
 * Countries by address format below the name. A is the street, C the city, S the region, Z the postal code, and
 * `|` ends a line. The format of Canada and the United States depends on the language (`language-facts.ts`).
 */
const FORMATS: Readonly<Record<string, string>> = {
  'A|Z C':
    'AD AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EH ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS KG KW LA LI LR LU MA MC ' +
    'MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF XK YT ZM',
  'A|C|Z': 'AC AF AI FK GB GG GI GS IM IO JE KE LK NA PN SD SH SZ TA TC VG ZA',
  'A|C Z': 'BD BH BM BN BT GU IL JO KH LB LS MM MT MV NP NZ PK PR SA SG VC',
  'A|C S Z': 'AS AU CC CX FM HM MH MP NF PW UM VI',
  'A|C': 'BF CI MO MW',
  'A|Z|C': 'AL EC MU OM',
  'A|C|S': 'AE HK JM KI NR PA SC SR TV',
  'A|C, S': 'BS KN',
  'A|Z C S': 'EE ES IT LT PF RO UY',
  'A|Z C, S': 'MX VE',
  'A|Z C|S': 'AR CL CV MY MZ PH SV UZ',
  'A|Z C/S': 'TR',
  'A|Z|C|S': 'AM',
  'A|Z|C, S': 'NI',
  'A|Z, C|S': 'BY',
  'A|C Z|S': 'IN NG PE',
  'A|C Z S': 'PG',
  'A|C|S Z': 'ID KY MN TH VN',
  'A|C, S Z': 'BB SO TW',
  'A|C|S, Z': 'CN KP',
  'A|C|S|Z': 'EG IE KR RU UA',
  'A|C, S|Z': 'CU HN IQ JP',
  'A|C, S, Z': 'CO',
  'A|C-S|Z': 'BR',
  'A|S, C|Z': 'CR',
  'A|S|C, Z': 'LV',
  'C|A|Z': 'HU',
  'S|C|A|Z': 'IR',
  'Z|S|C|A': 'KZ',
};
const OTHER = 'A|Z C|S';

/** Whole addresses in the script of the country, by language and country. O is the company and N the name. */
const LOCAL: Readonly<Record<string, string>> = {
  'ja-JP': '〒Z|SC|A|O|N',
  'ko-KR': 'S C|A|O|N|Z',
  'zh-CN': 'Z|SC|A|O|N',
  'zh-HK': 'S|C|A|O|N',
  'zh-TW': 'Z|SC|A|O|N',
};

const BY_COUNTRY = new Map(
  Object.entries(FORMATS).flatMap(([format, codes]) => codes.split(' ').map((code) => [code, format] as const)),
);

/** Address format of a country in a language. */
export const addressFormat = (language: string, countryId: string): string =>
  LOCAL[`${language}-${countryId}`] ?? `N|O|${BY_COUNTRY.get(countryId) ?? OTHER}`;

const WITH_CODES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** True if addresses of the country contain the code of the region, such as NSW, instead of its name. */
export const hasRegionCodes = (countryId: string): boolean => WITH_CODES.has(countryId);
