import { parse } from 'yaml';

type Node = { name: { en: string; fr?: string }; url_key: string; children?: Node[] };

/** Names of the third level: collections within a category of the sample. */
const COLLECTIONS: readonly (readonly [key: string, en: string, fr: string])[] = [
  ['classics', 'Classics', 'Classiques'],
  ['essentials', 'Essentials', 'Essentiels'],
  ['makers', 'Makers', 'Artisans'],
  ['large-formats', 'Large Formats', 'Grands formats'],
];

/** The sample's category tree with a third level, and the path of names from the top level to each leaf. */
export const threeLevels = (sample: string): { tree: readonly Node[]; leaves: readonly string[][] } => {
  const tree = (parse(sample) as Node[]).map((top) => ({
    ...top,
    children: (top.children ?? []).map((middle) => ({
      ...middle,
      children: COLLECTIONS.map(([url_key, en, fr], index) => ({ url_key, name: { en, fr }, position: index * 10 })),
    })),
  }));
  const leaves = tree.flatMap((top) =>
    top.children.flatMap((middle) => middle.children.map((leaf) => [top.name.en, middle.name.en, leaf.name.en])),
  );
  return { tree, leaves };
};
