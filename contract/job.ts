/**
 * Amounts of setting materials for a tiled area. Lengths are in millimetres, areas in square feet, volumes in litres.
 * Coverages are areas per selling unit and include the usual losses.
 */
import { toNumber } from './decimal.ts';
import { M2_PER_SQ_FT } from './area-price.ts';
import { MAX_QUANTITY } from './cart-limits.ts';

export type Piece = { widthMm: number; lengthMm: number; thicknessMm: number };

/** Sides of the small pieces on a mosaic sheet; both are the width across the flats for a hexagon. */
export type Chip = { widthMm: number; lengthMm: number };

/** Roles of products in a job; option codes of the attribute `job_role`. */
export const JOB_ROLES = ['grout', 'mortar', 'membrane', 'spacer', 'sealer'] as const;
export type JobRole = (typeof JOB_ROLES)[number];

/** Option codes of the materials that are sealed before grouting. */
export const SEALED_MATERIALS: readonly string[] = [
  'marble',
  'onyx',
  'limestone',
  'travertine',
  'granite',
  'quartzite',
  'slate',
  'basalt',
  'soapstone',
  'pebble',
];

/** Joint widths offered. */
export const JOINTS_MM = [2, 3, 5, 8] as const;

/** Square notches of trowels: 1/4 × 1/4, 1/4 × 3/8 and 1/2 × 1/2 in, by depth. */
export const TROWELS_MM = [6, 10, 13] as const;
export type TrowelMm = (typeof TROWELS_MM)[number];

/** Share of grout left in the bucket and washed off. Tables of manufacturers include 10 % too. */
const GROUT_LOSS = 1.1;
/** Additional mortar for a skim coat on the back of pieces; an allowance of this shop, not of a standard. */
const BACK_BUTTER = 1.15;
/** Overlap of neighbouring strips of membrane: 2 in, as sheet membranes require (ANSI A118.10 products). */
export const MEMBRANE_OVERLAP_MM = 50;
/** Two spacers in each joint of a piece; neighbours share their joints, so that each piece needs four. */
export const SPACERS_PER_PIECE = 4;
export const SEALER_COATS = 2;
/** Share of a running length lost by cuts and mitres. */
const TRIM_LOSS = 1.1;

/** Usual sides of mosaic pieces, 2 in and 1/2 in. Coverage tables of grout manufacturers list mosaics of this range. */
export const LARGE_CHIP_MM = 50;
export const SMALL_CHIP_MM = 12;

/** One side of at least 15 in: large-format tile in ANSI A108.02. */
const LARGE_MM = 15 * 25.4;
const MEDIUM_MM = 8 * 25.4;

const sqFtOf = (squareMetres: number): number => squareMetres / toNumber(M2_PER_SQ_FT);

/** Unlike Math.ceil, not affected by rounding errors such as 3.0000000004. */
const roundUp = (value: number): number => Math.max(0, Math.ceil(value - 1e-9));

/** Whole units; undefined for more than a cart takes. */
const wholeUnits = (value: number): number | undefined => {
  const units = roundUp(value);
  return units <= MAX_QUANTITY ? units : undefined;
};

/** Whole selling units for an area. */
export const unitsFor = (areaSqFt: number, coverageSqFt: number): number | undefined =>
  coverageSqFt > 0 ? wholeUnits(areaSqFt / coverageSqFt) : undefined;

/**
 * Volume of the joints of one square metre, in litres: (A + B) / (A × B) × thickness × joint. This is the formula of
 * manufacturers for kilograms, (A + B) / (A × B) × C × D × 1.6, without the density of cement grout.
 */
export const jointLitresPerM2 = ({ widthMm, lengthMm, thicknessMm }: Piece, jointMm: number): number =>
  ((widthMm + lengthMm) / (widthMm * lengthMm)) * thicknessMm * jointMm;

/** Area grouted by a unit that fills this volume of joints. */
export const groutCoverage = (fillsLitres: number, piece: Piece, jointMm: number): number =>
  sqFtOf(fillsLitres / (jointLitresPerM2(piece, jointMm) * GROUT_LOSS));

/**
 * Depth of the trowel's notch by the longest side of a piece: 6 mm below 8 in, 10 mm below 15 in, 13 mm above. ANSI
 * A108.5 requires contact of 80 %, in wet areas and for stone 95 %; installers check it on the first pieces.
 */
export const trowelFor = ({ widthMm, lengthMm }: Piece): TrowelMm => {
  const side = Math.max(widthMm, lengthMm);
  if (side >= LARGE_MM) return 13;
  return side >= MEDIUM_MM ? 10 : 6;
};

/** True for large pieces and natural stone: mortar is spread on their backs too. */
export const isBackButtered = (piece: Piece, isStone: boolean): boolean => isStone || trowelFor(piece) === 13;

/** Area set with a unit of mortar, from the manufacturer's coverage with the same trowel. */
export const mortarCoverage = (trowelSqFt: number, isButtered: boolean): number =>
  isButtered ? trowelSqFt / BACK_BUTTER : trowelSqFt;

/** Area covered by a roll whose strips overlap. */
export const membraneCoverage = (rollSqFt: number, rollWidthMm: number): number =>
  (rollSqFt * (rollWidthMm - MEMBRANE_OVERLAP_MM)) / rollWidthMm;

/** Area laid with a bag of spacers. */
export const spacerCoverage = (spacersPerBag: number, { widthMm, lengthMm }: Piece): number =>
  sqFtOf(((spacersPerBag / SPACERS_PER_PIECE) * widthMm * lengthMm) / 1e6);

/** Area sealed by a unit, in all coats. */
export const sealerCoverage = (oneCoatSqFt: number): number => oneCoatSqFt / SEALER_COATS;

/** Pieces of a trim for a running length. */
export const trimPieces = (lengthMm: number, pieceMm: number): number | undefined =>
  pieceMm > 0 ? wholeUnits((lengthMm * TRIM_LOSS) / pieceMm) : undefined;

/**
 * The joint suggested for a piece: at least 3 mm (1/8 in, ANSI A108.02 for rectified tile) and at least its narrowest
 * joint. Sheets have the joint of their pieces, 2 mm.
 */
export const suggestedJoint = (minJointMm: number | undefined, isSheet: boolean): number => {
  const least = isSheet ? 2 : Math.max(3, minJointMm ?? 3);
  return JOINTS_MM.find((joint) => joint >= least) ?? least;
};

/** Parses the attribute `chip_size`: `25 × 76 mm`, or `25 mm` for equal sides; undefined for other text. */
export const chipOf = (text: string | undefined): Chip | undefined => {
  const [, width, length = width] = /^\s*(\d{1,3})\s*(?:[×x]\s*(\d{1,3})\s*)?mm\s*$/u.exec(text ?? '') ?? [];
  const chip = { widthMm: Number(width), lengthMm: Number(length) };
  return chip.widthMm > 0 && chip.lengthMm > 0 ? chip : undefined;
};

const withChip = (piece: Piece, { widthMm, lengthMm }: Chip): Piece => ({ ...piece, widthMm, lengthMm });

/**
 * The pieces between which grout is filled, with the least and with the most joints. They differ only for a mosaic
 * whose chips are not known.
 */
export const groutedPieces = (
  piece: Piece,
  isMosaic: boolean,
  chip: Chip | undefined,
): { fewestJoints: Piece; mostJoints: Piece } => {
  if (isMosaic && !chip)
    return {
      fewestJoints: withChip(piece, { widthMm: LARGE_CHIP_MM, lengthMm: LARGE_CHIP_MM }),
      mostJoints: withChip(piece, { widthMm: SMALL_CHIP_MM, lengthMm: SMALL_CHIP_MM }),
    };
  const grouted = chip ? withChip(piece, chip) : piece;
  return { fewestJoints: grouted, mostJoints: grouted };
};
