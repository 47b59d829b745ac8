/** Ids are the same in every Magento installation. */
export type Region = { id: number; code: string; name: string };

/** Lines such as `AB 66 Alberta`. */
const parse = (text: string): readonly Region[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', id = '', name = ''] = /^(\S+) (\d+) (.+)$/.exec(line.trim()) ?? [];
      return { id: Number(id), code, name };
    });

export const canadianRegions = parse(`
  AB 66 Alberta
  BC 67 British Columbia
  MB 68 Manitoba
  NL 69 Newfoundland and Labrador
  NB 70 New Brunswick
  NS 71 Nova Scotia
  NT 72 Northwest Territories
  NU 73 Nunavut
  ON 74 Ontario
  PE 75 Prince Edward Island
  QC 76 Quebec
  SK 77 Saskatchewan
  YT 78 Yukon Territory`);

/** Names in languages other than English. */
export const canadianRegionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NL: 'Terre-Neuve-et-Labrador',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

export const americanRegions = parse(`
  AL 1 Alabama
  AK 2 Alaska
  AS 3 American Samoa
  AZ 4 Arizona
  AR 5 Arkansas
  AE 6 Armed Forces Africa
  AA 7 Armed Forces Americas
  AE 8 Armed Forces Canada
  AE 9 Armed Forces Europe
  AE 10 Armed Forces Middle East
  AP 11 Armed Forces Pacific
  CA 12 California
  CO 13 Colorado
  CT 14 Connecticut
  DE 15 Delaware
  DC 16 District of Columbia
  FM 17 Federated States Of Micronesia
  FL 18 Florida
  GA 19 Georgia
  GU 20 Guam
  HI 21 Hawaii
  ID 22 Idaho
  IL 23 Illinois
  IN 24 Indiana
  IA 25 Iowa
  KS 26 Kansas
  KY 27 Kentucky
  LA 28 Louisiana
  ME 29 Maine
  MH 30 Marshall Islands
  MD 31 Maryland
  MA 32 Massachusetts
  MI 33 Michigan
  MN 34 Minnesota
  MS 35 Mississippi
  MO 36 Missouri
  MT 37 Montana
  NE 38 Nebraska
  NV 39 Nevada
  NH 40 New Hampshire
  NJ 41 New Jersey
  NM 42 New Mexico
  NY 43 New York
  NC 44 North Carolina
  ND 45 North Dakota
  MP 46 Northern Mariana Islands
  OH 47 Ohio
  OK 48 Oklahoma
  OR 49 Oregon
  PW 50 Palau
  PA 51 Pennsylvania
  PR 52 Puerto Rico
  RI 53 Rhode Island
  SC 54 South Carolina
  SD 55 South Dakota
  TN 56 Tennessee
  TX 57 Texas
  UT 58 Utah
  VT 59 Vermont
  VI 60 Virgin Islands
  VA 61 Virginia
  WA 62 Washington
  WV 63 West Virginia
  WI 64 Wisconsin
  WY 65 Wyoming`);
