import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Naming, root, runsAs } from './titles.ts';

const target = join(root, 'docs', 'proved.json');

/**
 * A test that names the line failed while the code in `broken` was broken; `hash` identifies that state of the code,
 * whatever its comments and its layout.
 */
export type Proof = { test: string; file: string; broken: string; hash: string };
export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/**
 * A test, by its run-time name, that failed while `broken` was broken; limited to certain lines when `ids` is given.
 */
export type Kill = { file: string; name: string; broken: string; ids?: readonly string[] };

const POSITIONS = new Set(['start', 'end', 'range', 'loc']);

/** The syntax tree of a script without positions; other files unchanged. */
const codeOf = (file: string, text: string): string =>
  /\.tsx?$/.test(file)
    ? JSON.stringify(parseSync(file, text).program, (name, value: unknown) => {
        if (POSITIONS.has(name)) return undefined;
        return typeof value === 'bigint' ? String(value) : value;
      })
    : text;

const hashes = new Map<string, string>();
const hashOf = (file: string): string => {
  const known = hashes.get(file);
  if (known) return known;
  const path = join(root, file);
  const hash = existsSync(path)
    ? createHash('sha256')
        .update(codeOf(file, readFileSync(path, 'utf8')))
        .digest('hex')
        .slice(0, 12)
    : 'gone';
  hashes.set(file, hash);
  return hash;
};

const key = (one: { text?: string; test?: string; file: string }): string => `${one.file}\n${one.text ?? one.test}`;

/** A proof is valid while the broken file is unchanged and a test with this title still names the line. */
export const readProofs = (namings: readonly Naming[]): Proofs => {
  const all = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as Proofs) : {};
  const named = Map.groupBy(namings, ({ id }) => id);
  const kept = Object.entries(all).map(([id, proofs]) => {
    const keys = new Set(named.get(id)?.map(key));
    return [id, proofs.filter((proof) => hashOf(proof.broken) === proof.hash && keys.has(key(proof)))] as const;
  });
  return Object.fromEntries(kept.filter(([, proofs]) => proofs.length));
};

const provedBy = ({ file, name, broken, ids }: Kill, namings: readonly Naming[]): { id: string; proof: Proof }[] => {
  const ran = namings.filter(({ title }) => runsAs(title).test(name));
  const own = ran.filter((naming) => naming.file === file);
  return (own.length ? own : ran.filter((naming) => naming.file.endsWith('.suite.ts')))
    .filter(({ id }) => !ids || ids.includes(id))
    .map((naming) => ({
      id: naming.id,
      proof: { test: naming.text, file: naming.file, broken, hash: hashOf(broken) },
    }));
};

const order = (one: Proof, other: Proof): number => (key(one) < key(other) ? -1 : 1);

/** Adds the proofs of the kills, one per test and line, and drops invalid ones. Returns how many lines are proved. */
export const writeProofs = (kills: readonly Kill[], namings: readonly Naming[]): number => {
  const proofs = new Map(
    Object.entries(readProofs(namings)).map(([id, known]) => [id, new Map(known.map((proof) => [key(proof), proof]))]),
  );
  for (const { id, proof } of kills.flatMap((kill) => provedBy(kill, namings))) {
    const known = proofs.get(id) ?? new Map<string, Proof>();
    proofs.set(id, known);
    if (!known.has(key(proof))) known.set(key(proof), proof);
  }
  const sorted = [...proofs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, known]) => [id, [...known.values()].sort(order)]);
  const lines = sorted.map(
    ([id, known]) =>
      `  ${JSON.stringify(id)}: [\n${(known as Proof[]).map((proof) => `    ${JSON.stringify(proof)}`).join(',\n')}\n  ]`,
  );
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
  return proofs.size;
};
