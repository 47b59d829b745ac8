import {
  groutCoverage,
  groutedPieces,
  isBackButtered,
  membraneCoverage,
  mortarCoverage,
  sealerCoverage,
  spacerCoverage,
  SPACERS_PER_PIECE,
  trimPieces,
  trowelFor,
  unitsFor,
  type Chip,
  type Piece,
  type TrowelMm,
} from '#contract/job.ts';
import type { GetJobMaterialsQuery } from './get-job-materials.graphql.ts';

export type JobMaterials = NonNullable<GetJobMaterialsQuery['jobMaterials']>;
export type Material = JobMaterials['items'][number];

export type Job = {
  areaSqFt: number;
  /** A tile, or a whole sheet of a mosaic. */
  piece: Piece;
  jointMm: number;
  isMosaic: boolean;
  /** Pieces on the sheets of a mosaic; undefined if their size is not known. */
  chip: Chip | undefined;
  isStone: boolean;
};

/** A line of the list: a product with its amount, and the data of its reason. */
export type Row = {
  material: Material;
  /** Undefined if the number exceeds `MAX_QUANTITY`. */
  units: number | undefined;
  coverageSqFt: number;
  /** Set if the amount is not certain: `units` is the larger end of the range. */
  leastUnits?: number | undefined;
  trowel?: TrowelMm;
  isButtered?: boolean;
  /** Needed only in some rooms: its quantity starts at 0. */
  isOptional?: boolean;
};

const rowOf = (material: Material, areaSqFt: number, coverageSqFt: number): Row => ({
  material,
  coverageSqFt,
  units: unitsFor(areaSqFt, coverageSqFt),
});

export const isTrim = ({ role }: Material): boolean => role === 'TRIM';
export const isGrout = ({ role }: Material): boolean => role === 'GROUT';
/** True if the shop sells setting materials, such as grout or mortar. Trims are not setting materials. */
export const hasMaterials = (materials: JobMaterials | null | undefined): materials is JobMaterials =>
  (materials?.items ?? []).some((material) => !isTrim(material));

/** The piece that determines the trowel. Mosaic pieces of unknown size count as the largest usual ones. */
const trowelledPiece = ({ piece, isMosaic, chip }: Job): Piece => groutedPieces(piece, isMosaic, chip).fewestJoints;

const mortarRow = (items: readonly Material[], job: Job): Row[] => {
  const { areaSqFt, isStone } = job;
  const trowel = trowelFor(trowelledPiece(job));
  const isButtered = isBackButtered(trowelledPiece(job), isStone);
  for (const material of items) {
    const found = material.role === 'MORTAR' && material.trowels.find(({ trowel_mm: notch }) => notch === trowel);
    if (!found) continue;
    return [{ ...rowOf(material, areaSqFt, mortarCoverage(found.covers_sq_ft, isButtered)), trowel, isButtered }];
  }
  return [];
};

const groutRow = (grout: Material, fillsLitres: number, job: Job): Row => {
  const { areaSqFt, piece, jointMm, isMosaic, chip } = job;
  const { fewestJoints, mostJoints } = groutedPieces(piece, isMosaic, chip);
  const row = rowOf(grout, areaSqFt, groutCoverage(fillsLitres, mostJoints, jointMm));
  if (fewestJoints === mostJoints) return row;
  return { ...row, leastUnits: unitsFor(areaSqFt, groutCoverage(fillsLitres, fewestJoints, jointMm)) };
};

/** Rows of grout, mortar, membrane, spacers and sealer, in this order. Products without the needed data are left out. */
export const areaRows = (items: readonly Material[], grout: Material | undefined, job: Job): readonly Row[] => {
  const { areaSqFt, piece, jointMm, isStone } = job;
  const first = (role: Material['role'], fits = (_: Material): boolean => true): Material | undefined =>
    items.find((material) => material.role === role && fits(material));
  const membrane = first('MEMBRANE');
  const spacer = first('SPACER', ({ width_mm: width }) => width === jointMm);
  const sealer = isStone ? first('SEALER') : undefined;
  return [
    ...(grout?.fills_litres ? [groutRow(grout, grout.fills_litres, job)] : []),
    ...mortarRow(items, job),
    ...(spacer?.pieces ? [rowOf(spacer, areaSqFt, spacerCoverage(spacer.pieces, piece))] : []),
    ...(sealer?.covers_sq_ft ? [rowOf(sealer, areaSqFt, sealerCoverage(sealer.covers_sq_ft))] : []),
    ...(membrane?.covers_sq_ft && membrane.width_mm
      ? [
          {
            ...rowOf(membrane, areaSqFt, membraneCoverage(membrane.covers_sq_ft, membrane.width_mm)),
            isOptional: true,
          },
        ]
      : []),
  ];
};

export const trimUnits = ({ length_mm: piece }: Material, lengthMm: number): number | undefined =>
  piece ? trimPieces(lengthMm, piece) : undefined;

export type PrintedAmounts = {
  /** The ends of the range; equal unless the size of a mosaic's chips is not known. */
  leastGroutKilograms: number;
  groutKilograms: number;
  mortarBags: number | undefined;
  trowel: TrowelMm;
  spacers: number;
};

/** Weight of cement grout that fills a litre of joints. */
const GROUT_KG_PER_LITRE = 1.6;
/** Coverage of a 50 lb bag by trowel: the lower end of the tables of manufacturers. */
const BAG_SQ_FT: Readonly<Record<TrowelMm, number>> = { 6: 80, 10: 60, 13: 40 };

/** Amounts without products of the shop, for a list to print. */
export const printedAmounts = (job: Job): PrintedAmounts => {
  const { areaSqFt, piece, jointMm, isMosaic, chip, isStone } = job;
  const trowel = trowelFor(trowelledPiece(job));
  const { fewestJoints, mostJoints } = groutedPieces(piece, isMosaic, chip);
  const kilogramsFor = (grouted: Piece): number => (areaSqFt / groutCoverage(1, grouted, jointMm)) * GROUT_KG_PER_LITRE;
  return {
    leastGroutKilograms: kilogramsFor(fewestJoints),
    groutKilograms: kilogramsFor(mostJoints),
    mortarBags: unitsFor(areaSqFt, mortarCoverage(BAG_SQ_FT[trowel], isBackButtered(trowelledPiece(job), isStone))),
    trowel,
    spacers: Math.ceil(areaSqFt / spacerCoverage(SPACERS_PER_PIECE, piece)) * SPACERS_PER_PIECE,
  };
};
