/** Accepted licences of libraries in the running shop; `NOTICE.md` has the notices that they require. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Shared libraries that are shipped unmodified and can be replaced. */
const LINKED: ReadonlySet<string> = new Set(['LGPL-3.0-or-later']);
const isLinked = (name: string): boolean => name.startsWith('@img/sharp-');

export type Library = { name: string; version: string; licence: string };

/** Licences of libraries whose manifest has no SPDX name, from their licence files; for these versions only. */
const READ: ReadonlyMap<string, string> = new Map([
  ['css-mediaquery 0.1.2', 'BSD-3-Clause'],
  ['png-js 2.0.0', 'MIT'],
]);

const choicesOf = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(' OR ');
const isAllowed = ({ name, version, licence }: Library): boolean =>
  choicesOf(READ.get(`${name} ${version}`) ?? licence).some((choice) =>
    choice.split(' AND ').every((part) => ALLOWED.has(part.trim()) || (isLinked(name) && LINKED.has(part.trim()))),
  );

/** Libraries under an unlisted licence. */
export const refusedLicences = (libraries: readonly Library[]): readonly Library[] =>
  libraries.filter((library) => !isAllowed(library));

/** A table, by licence. */
export const licenceReport = (libraries: readonly Library[]): string => {
  const byLicence = Map.groupBy(libraries, ({ licence }) => licence);
  const rows = [...byLicence].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `# Libraries of the running shop, by licence\n\n| licence | | libraries |\n| --- | --- | --- |\n${rows
    .map(
      ([licence, group]) =>
        `| ${licence} | ${group.length} | ${group
          .map(({ name, version }) => `${name} ${version}`)
          .sort()
          .join(', ')} |\n`,
    )
    .join('')}`;
};
