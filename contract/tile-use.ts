import { slipClassOf } from './floor-safety.ts';

/** Attribute of products with the uses below as option codes; computed by our back end. */
export const TILE_USE = 'tile_use';

/** Uses in the order of the filter. Their rules in words are the message `catalog.use.rule`. */
export const TILE_USES = ['wet_shower', 'floor', 'wall', 'outdoors', 'commercial'] as const;
export type TileUse = (typeof TILE_USES)[number];

/** Product properties that determine the uses of a tile: option codes and measured values. */
export type TileFacts = {
  suitability: readonly string[];
  finish: string | undefined;
  dcof: number | undefined;
  isFrostResistant: boolean | undefined;
  /** Wear rating, 1 to 5. */
  pei: number | undefined;
};

const SLIPPERY_FINISHES: readonly (string | undefined)[] = ['polished', 'gloss'];
const COMMERCIAL_PEI = 4;

const RULES: Readonly<Record<TileUse, (facts: TileFacts) => boolean>> = {
  wet_shower: ({ suitability, finish, dcof }) =>
    suitability.includes('shower_floor') &&
    dcof !== undefined &&
    slipClassOf(dcof) !== 'dry' &&
    !SLIPPERY_FINISHES.includes(finish),
  floor: ({ suitability }) => suitability.includes('floor'),
  wall: ({ suitability }) => suitability.includes('wall'),
  outdoors: ({ suitability, isFrostResistant }) => suitability.includes('exterior') && isFrostResistant === true,
  commercial: ({ suitability, pei = COMMERCIAL_PEI }) => suitability.includes('commercial') && pei >= COMMERCIAL_PEI,
};

/** Uses of a product. A missing value never counts as yes. */
export const tileUsesOf = (facts: TileFacts): readonly TileUse[] => TILE_USES.filter((use) => RULES[use](facts));
