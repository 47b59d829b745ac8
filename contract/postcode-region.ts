/** Provinces by the first letter of the postal code (districts of Canada Post); X covers two territories. */
const PROVINCES_BY_LETTER: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** Neighbouring provinces that a rural post office may serve across the border. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  AB: 'BC NT SK',
  BC: 'AB NT YT',
  MB: 'NU ON SK',
  NB: 'NS QC',
  NL: 'QC',
  NS: 'NB',
  NT: 'AB BC NU SK YT',
  NU: 'MB NT',
  ON: 'MB QC',
  QC: 'NB NL ON',
  SK: 'AB MB NT',
  YT: 'BC NT',
};

/**
 * Towns on both sides of a border: federal offices in Ottawa and Gatineau, Akwesasne, Lloydminster, Flin Flon. Rural
 * codes (0 as the second character) need no entry.
 */
const BOTH_SIDES: Readonly<Record<string, string>> = {
  K1A: 'ON QC',
  K6H: 'ON QC',
  R8A: 'MB SK',
  S9V: 'SK AB',
  T9V: 'AB SK',
};

// State, first and last three-digit ZIP prefix, as listed by the United States Postal Service. Prefixes of several
// territories (969) are left out.
const STATES =
  'NY 005 005,PR 006 007,VI 008 008,PR 009 009,MA 010 027,RI 028 029,NH 030 038,ME 039 049,VT 050 054,MA 055 055,VT 056 059,' +
  'CT 060 069,NJ 070 089,AE 090 098,NY 100 149,PA 150 196,DE 197 199,DC 200 200,VA 201 201,DC 202 205,MD 206 219,' +
  'VA 220 246,WV 247 268,NC 270 289,SC 290 299,GA 300 319,FL 320 339,AA 340 340,FL 341 349,AL 350 369,TN 370 385,' +
  'MS 386 397,GA 398 399,KY 400 427,OH 430 459,IN 460 479,MI 480 499,IA 500 528,WI 530 549,MN 550 567,DC 569 569,SD 570 577,' +
  'ND 580 588,MT 590 599,IL 600 629,MO 630 658,KS 660 679,NE 680 693,LA 700 714,AR 716 729,OK 730 732,TX 733 733,' +
  'OK 734 749,TX 750 799,CO 800 816,WY 820 831,ID 832 838,UT 840 847,AZ 850 865,NM 870 884,TX 885 885,NV 889 898,' +
  'CA 900 961,AP 962 966,HI 967 968,OR 970 979,WA 980 994,AK 995 999';

/** Codes with X belong to Nunavut or the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/;

// Exceptions to the prefix: Fishers Island, Alta and Pago Pago.
const APART: Readonly<Record<string, string>> = { '06390': 'NY', '83414': 'WY', '96799': 'AS' };

/** ZIP codes whose deliveries cross a state border. */
const OF_TWO_STATES = new Set('42223 59221 63673 71749 73949 81137 84536 86044 86515 88063 89439 97635'.split(' '));

const rangeOf = (prefix: string): string | undefined =>
  STATES.split(',')
    .map((entry) => entry.split(' '))
    .find(([, from = '', to = '']) => prefix >= from && prefix <= to)?.[0];

/** Returns the province or state of a complete or partial postal code; undefined if it is ambiguous or unknown. */
export const regionOfPostcode = (countryId: string, postcode: string): string | undefined => {
  const text = postcode.trim().toUpperCase();
  if (countryId === 'US')
    return /^\d{3}/.test(text) && !OF_TWO_STATES.has(text.slice(0, 5))
      ? (APART[text.slice(0, 5)] ?? rangeOf(text.slice(0, 3)))
      : undefined;
  if (countryId !== 'CA' || !/^[A-Z]\d[A-Z]/.test(text)) return undefined;
  if (BOTH_SIDES[text.slice(0, 3)]) return undefined;
  return NUNAVUT.test(text) ? 'NU' : PROVINCES_BY_LETTER[text.charAt(0)]?.[0];
};

/** Returns whether an address with this postal code can be in the province. */
export const mayBelongTo = (postcode: string, province: string): boolean => {
  const text = postcode.trim().toUpperCase();
  const own = PROVINCES_BY_LETTER[text.charAt(0)] ?? [];
  const isRural = text.charAt(1) === '0';
  const across = isRural ? own.flatMap((code) => NEIGHBOURS[code]?.split(' ') ?? []) : [];
  return [...own, ...across, ...(BOTH_SIDES[text.slice(0, 3)]?.split(' ') ?? [])].includes(province);
};
