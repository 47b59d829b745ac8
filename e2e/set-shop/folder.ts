import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const E2E = join(import.meta.dirname, '..');

/** The tea shop's directory with a bundle, a group, delivery estimates, prices by weight and a store view in French. */
export const setFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'set-shop-'));
  cpSync(join(E2E, 'tea-shop/folder'), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'shipping.yaml'), join(folder, 'shipping.yaml'));
  cpSync(join(import.meta.dirname, 'sets.csv'), join(folder, 'products/sets.csv'));
  appendFileSync(join(folder, 'stores.yaml'), readFileSync(join(E2E, 'british-shop/french-view.yaml')));
  const features = join(folder, 'features.yaml');
  writeFileSync(features, readFileSync(features, 'utf8').replace('estimate: off\n', ''));
  return folder;
};
