import { PROVINCES_BY_LETTER } from './address.ts';

// The first three digits of a ZIP code, from … to, and the state of the post offices they are sorted at; as the United
// States Postal Service lists them. Prefixes of several territories (969) are left out.
const STATES =
  'PR 006 007,VI 008 008,PR 009 009,MA 010 027,RI 028 029,NH 030 038,ME 039 049,VT 050 054,MA 055 055,VT 056 059,' +
  'CT 060 069,NJ 070 089,AE 090 098,NY 100 149,PA 150 196,DE 197 199,DC 200 200,VA 201 201,DC 202 205,MD 206 219,' +
  'VA 220 246,WV 247 268,NC 270 289,SC 290 299,GA 300 319,FL 320 339,AA 340 340,FL 341 349,AL 350 369,TN 370 385,' +
  'MS 386 397,GA 398 399,KY 400 427,OH 430 459,IN 460 479,MI 480 499,IA 500 528,WI 530 549,MN 550 567,SD 570 577,' +
  'ND 580 588,MT 590 599,IL 600 629,MO 630 658,KS 660 679,NE 680 693,LA 700 714,AR 716 729,OK 730 732,TX 733 733,' +
  'OK 734 749,TX 750 799,CO 800 816,WY 820 831,ID 832 838,UT 840 847,AZ 850 865,NM 870 884,TX 885 885,NV 889 898,' +
  'CA 900 961,AP 962 966,HI 967 968,OR 970 979,WA 980 994,AK 995 999';

/** Of the two territories of X. */
const NUNAVUT = /^X0[ABC]/;

// Where a code is not of its prefix's state: Fishers Island, Alta, and Pago Pago.
const APART: Readonly<Record<string, string>> = { '06390': 'NY', '83414': 'WY', '96799': 'AS' };

const rangeOf = (prefix: string): string | undefined =>
  STATES.split(',')
    .map((entry) => entry.split(' '))
    .find(([, from = '', to = '']) => prefix >= from && prefix <= to)?.[0];

/** Code of the province or state that a postal code, or its beginning, is of; undefined where it does not say. */
export const regionOfPostcode = (countryId: string, postcode: string): string | undefined => {
  const text = postcode.trim().toUpperCase();
  if (countryId === 'US')
    return /^\d{3}/.test(text) ? (APART[text.slice(0, 5)] ?? rangeOf(text.slice(0, 3))) : undefined;
  if (countryId !== 'CA' || !/^[A-Z]\d[A-Z]/.test(text)) return undefined;
  return NUNAVUT.test(text) ? 'NU' : PROVINCES_BY_LETTER[text.charAt(0)]?.[0];
};
