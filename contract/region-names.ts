/** Additional names and abbreviations of regions in English and French. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'Alberta,Alta,Alb',
    BC: 'British Columbia,Colombie-Britannique,C.-B.',
    MB: 'Manitoba,Man',
    NB: 'New Brunswick,Nouveau-Brunswick',
    NL: 'Newfoundland and Labrador,Newfoundland,Labrador,Terre-Neuve-et-Labrador,Terre-Neuve,T.-N.-L.,NF,Nfld',
    NS: 'Nova Scotia,Nouvelle-Écosse,N.-É.',
    NT: 'Northwest Territories,Territoires du Nord-Ouest,T.N.-O.,NWT',
    NU: 'Nunavut',
    ON: 'Ontario,Ont',
    PE: 'Prince Edward Island,Île-du-Prince-Édouard,Î.-P.-É.,PEI',
    QC: 'Québec,Qué,PQ',
    SK: 'Saskatchewan,Sask',
    YT: 'Yukon,Yukon Territory,Territoire du Yukon,Yn',
  },
  US: {
    CA: 'Californie,Calif',
    DC: 'District of Columbia,D.C.',
    FL: 'Floride,Fla',
    GA: 'Géorgie',
    HI: 'Hawaï',
    LA: 'Louisiane',
    MA: 'Mass',
    NC: 'Caroline du Nord',
    ND: 'Dakota du Nord',
    NM: 'Nouveau-Mexique',
    NY: 'État de New York,New York State',
    PA: 'Pennsylvanie',
    SC: 'Caroline du Sud',
    SD: 'Dakota du Sud',
    VA: 'Virginie',
    WA: 'Washington State,État de Washington',
    WV: 'Virginie-Occidentale',
  },
};

/** Normalises to letters and digits without case and accents: `N.-B.` becomes `nb`. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

type Region = { code: string; name: string };

/** Finds the code of a region by its name or abbreviation in English or French; empty text if nothing matches. */
export const regionNamed = (countryId: string, text: string, regions: readonly Region[]): string => {
  const wanted = nameKey(text);
  if (!wanted) return '';
  const namesOf = ({ code, name }: Region): readonly string[] => [
    code,
    name,
    ...(NAMES[countryId]?.[code] ?? '').split(','),
  ];
  const isNamed = (name: string): boolean => nameKey(name) === wanted;
  const byCode = regions.find(({ code }) => isNamed(code));
  return (byCode ?? regions.find((region) => namesOf(region).some(isNamed)))?.code ?? '';
};
