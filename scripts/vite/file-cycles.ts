import type { Plugin } from 'vite';

/** A way through the files' static imports that comes back to where it began; undefined when there is none. */
export const findCycle = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const done = new Set<string>();
  const from = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = from(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = from(file, []);
    if (cycle) return cycle;
  }
  return undefined;
};

/** Fails a build in which two files need each other: one of them would run before what it needs is there. */
export const fileCycles = (): Plugin => ({
  name: 'file-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle) this.error(`Files need each other: ${cycle.join(' → ')}`);
  },
});
