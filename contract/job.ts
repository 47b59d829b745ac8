/**
 * Amounts of setting materials for a tiled area. Lengths are in millimetres, areas in square feet, volumes in litres.
 * Coverages are areas per selling unit and include the usual losses.
 */
import { toNumber } from './decimal.ts';
import { M2_PER_SQ_FT } from './area-price.ts';
import { MAX_QUANTITY } from './cart-limits.ts';

export type Piece = { widthMm: number; lengthMm: number; thicknessMm: number };

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

/** Assumed side of the pieces on a mesh sheet. */
export const MOSAIC_PIECE_MM = 25;

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

/** Returns whether mortar is also spread on the back of the piece, as for large pieces and natural stone. */
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

/** Returns the piece size for the grout calculation. Pieces of a mosaic sheet are assumed to have a fixed size. */
export const groutedPiece = (piece: Piece, isSheet: boolean): Piece =>
  isSheet ? { ...piece, widthMm: MOSAIC_PIECE_MM, lengthMm: MOSAIC_PIECE_MM } : piece;
