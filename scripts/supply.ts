import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceReport, refusedLicences, type Library } from './supply/licences.ts';

type Component = {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
};

const folder = process.argv[2] ?? 'var/supply';
const npm = (...parameters: string[]): string =>
  execFileSync('npm', parameters, { encoding: 'utf8', maxBuffer: 50_000_000, stdio: ['ignore', 'pipe', 'inherit'] });

const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
const { components } = JSON.parse(bill) as { components: readonly Component[] };
const libraries = components.map(({ name, version, licenses = [] }): Library => {
  const licence = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' AND ');
  return { name, version, licence: licence || 'none' };
});

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), bill);
writeFileSync(join(folder, 'licences.md'), licenceReport(libraries));
console.log(
  `${components.length} libraries: ${join(folder, 'sbom.cdx.json')} (CycloneDX), ${join(folder, 'licences.md')}`,
);
for (const { name, version, licence } of refusedLicences(libraries)) {
  console.error(`${name} ${version} is under ${licence}, which scripts/supply/licences.ts does not allow.`);
  process.exitCode = 1;
}
