import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chipOf, JOINTS_MM, suggestedJoint, type Piece } from '#contract/job.ts';
import { convertArea } from '#contract/coverage.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField } from '#storefront/ui/field/text-field.tsx';
import { printOnly } from '#storefront/ui/print-only.ts';
import type { AddToCart } from '../model/product.ts';
import { useUnits } from '../model/use-units.ts';
import { GetJobMaterialsDocument } from './get-job-materials.graphql.ts';
import { GroutPicker } from './grout-picker.tsx';
import { JobBasket } from './job-basket.tsx';
import styles from './job-list.module.css';
import { hasMaterials, isGrout, type Job } from './job-rows.ts';
import { PrintedList } from './printed-list.tsx';

type Props = {
  sku: string;
  /** Name of the tile, for the printed list. */
  name: string;
  piece: Piece;
  /** The size as pages show it, such as 12 × 24 in. */
  sizeLabel: string;
  /** The attribute `chip_size` of a mosaic. */
  chipSize: string | undefined;
  /** Labels of the attributes `selling_unit` and `edge`. */
  sellingUnit: string | undefined;
  edge: string | undefined;
  minJointMm: number | undefined;
  picture: string | undefined;
  areaSqFt: number;
  addToCart: AddToCart;
};

/** Grout, mortar and other materials for an area of this tile: to buy if the shop sells them, otherwise to print. */
export default function JobList(props: Props) {
  const { sku, name, piece, sizeLabel, chipSize, sellingUnit, edge, minJointMm, picture, areaSqFt, addToCart } = props;
  const t = useT();
  const platform = usePlatform();
  const { area, kindOf, number } = useUnits();
  const [unit] = useAreaUnit();
  const section = useRef<HTMLElement>(null);
  const [grout, setGrout] = useState(0);
  const [chosenJoint, setJoint] = useState<number>();
  const isSold = hasFeature(platform, 'setting materials');
  const materialsQuery = queryOptionsFor(platform, GetJobMaterialsDocument, { sku });
  const { data, isError, isFetching, refetch } = useQuery({
    ...materialsQuery,
    enabled: isSold,
    retry: false,
  });
  if (isSold && isError && !data)
    return (
      <div className={styles.job} role="alert">
        <p>{t('job.failed')}</p>
        <Button kind="secondary" size="medium" isBusy={isFetching} onClick={() => void refetch()}>
          {t('job.retry')}
        </Button>
      </div>
    );
  if (isSold && !data)
    return (
      <p className={styles.job} role="status">
        {t('job.loading')}
      </p>
    );
  const materials = data?.jobMaterials;
  const chip = chipOf(chipSize);
  // A plain Magento has only the labels of options.
  const isSheet =
    kindOf(sellingUnit) === 'sheet' || edge?.toLocaleLowerCase() === t('job.edge.mesh').toLocaleLowerCase();
  const isMosaic = chip !== undefined || (materials?.is_mosaic ?? isSheet);
  const isSheetUnknown = !materials && !isMosaic && kindOf(sellingUnit) === 'other';
  const jointMm = chosenJoint ?? suggestedJoint(minJointMm, isMosaic);
  const joints = [...new Set([...JOINTS_MM, jointMm])]
    .filter((joint) => joint >= (minJointMm ?? 0))
    .sort((one, other) => one - other);
  const job: Job = { areaSqFt, piece, jointMm, isMosaic, chip, isStone: materials?.is_stone ?? false };
  const areaText = area(convertArea(areaSqFt, 'sqft', unit), unit);
  const grouts = materials?.items.filter(isGrout) ?? [];
  return (
    <section ref={section} className={styles.job} aria-label={t('job.title')}>
      <div>
        <div className={styles.printed}>
          <h2 className={styles.title}>{t('job.title')}</h2>
          <p>{name}</p>
        </div>
        <p className={styles.note}>
          {t('job.facts', {
            area: areaText,
            size: sizeLabel,
            joint: number(jointMm),
            thickness: number(piece.thicknessMm, 1),
          })}
        </p>
      </div>
      <SelectField
        label={t('job.joint')}
        value={jointMm}
        onChange={(event) => setJoint(Number(event.currentTarget.value))}
      >
        {joints.map((joint) => (
          <option key={joint} value={joint}>
            {t('job.joint.width', { width: number(joint) })}
          </option>
        ))}
      </SelectField>
      {grouts.length > 0 && (
        <GroutPicker grouts={grouts} chosen={grout} onChoose={setGrout} job={job} picture={picture} />
      )}
      {hasMaterials(materials) ? (
        <JobBasket materials={materials} grout={grouts[grout]} job={job} addToCart={addToCart} />
      ) : (
        <PrintedList job={job} areaText={areaText} isSheetUnknown={isSheetUnknown} />
      )}
      <div className={styles.actions}>
        <Button kind="link" size="small" onClick={() => section.current && printOnly(section.current)}>
          {t('job.print')}
        </Button>
      </div>
    </section>
  );
}
