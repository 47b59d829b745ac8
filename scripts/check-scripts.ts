import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privatePaths } from '#contract/pages.ts';
import { findingsOf, INVENTORY, scriptsOf } from './supply/page-scripts.ts';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const BUILD = join(import.meta.dirname, '..', 'dist', 'client');

const sent = async (address: string): Promise<Uint8Array | undefined> => {
  const response = await fetch(new URL(address, origin));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};
const built = (address: string): Promise<Uint8Array | undefined> =>
  readFile(join(BUILD, address)).catch(() => undefined);

for (const { kind, owner, reason } of INVENTORY) console.log(`${kind}: ${owner}, ${reason}`);
for (const path of privatePaths()) {
  const response = await fetch(new URL(path, origin));
  const html = await response.text();
  const policy = response.headers.get('content-security-policy');
  const findings = await findingsOf({ html, policy, sent, built });
  const { files, inline } = scriptsOf(html);
  console.log(`${findings.length ? 'FOUND' : 'ok   '} ${path}: ${files.length} files, ${inline.length} inline`);
  for (const finding of findings) console.error(`  ${finding}`);
  if (findings.length) process.exitCode = 1;
}
