import { useRef, useState } from 'react';
import { convertArea } from '#contract/coverage.ts';
import { LARGE_CHIP_MM, SMALL_CHIP_MM } from '#contract/job.ts';
import { typedLength } from '#contract/typed-measure.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { priceOf } from '#storefront/platform/product-data/price.ts';
import { focusRefusedQuantity, QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { OutcomeLine, useAdding } from '../composed/use-adding.tsx';
import type { AddToCart, CartLine } from '../model/product.ts';
import { useUnits } from '../model/use-units.ts';
import styles from './job-list.module.css';
import { areaRows, isTrim, trimUnits, type Job, type JobMaterials, type Material, type Row } from './job-rows.ts';
import { useSupplies } from './use-supplies.ts';
import { TROWEL_MESSAGES } from './trowel-messages.ts';

const MAX_TYPED_LENGTH = 40;

/** Coverages are never rounded up, because the amount would not cover the area. */
const roundedDown = (coverage: number): number => {
  const step = coverage < 10 ? 0.01 : 1;
  return Math.floor(coverage / step) * step;
};

type Props = { materials: JobMaterials; grout: Material | undefined; job: Job; addToCart: AddToCart };

/** A quantity that replaces the suggested one, until the suggestion changes. */
type Own = { suggested: number; quantity: number };

/** The products of a job with amounts, reasons and one button for all. */
export const JobBasket = ({ materials, grout, job, addToCart }: Props) => {
  const t = useT();
  const money = useMinorMoney();
  const { area, number } = useUnits();
  const [unit] = useAreaUnit();
  const { languageTag } = useStoreView();
  const [own, setOwn] = useState<Readonly<Record<string, Own>>>({});
  const [lengths, setLengths] = useState<Readonly<Record<string, string>>>({});
  const { outcome, add, refuse, settle } = useAdding(addToCart);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);

  const lengthUnit = unit === 'm2' ? 'm' : 'ft';
  const trimLength = ({ product }: Material): number =>
    typedLength(lengths[product.sku ?? ''] ?? '', languageTag, lengthUnit) ?? 0;
  const rows: readonly Row[] = [
    ...areaRows(materials.items, grout, job),
    ...materials.items
      .filter(isTrim)
      .map((material) => ({ material, coverageSqFt: 0, units: trimUnits(material, trimLength(material)) })),
  ];
  const suggestedOf = ({ units, isOptional }: Row): number => (isOptional ? 0 : (units ?? 0));
  // A key of the role: another colour of grout has the same amount.
  const keyOf = ({ material }: Row): string => (material.role === 'GROUT' ? 'GROUT' : (material.product.sku ?? ''));
  const quantityOf = (row: Row): number => {
    const changed = own[keyOf(row)];
    return changed?.suggested === suggestedOf(row) ? changed.quantity : suggestedOf(row);
  };
  const groutReason = ({ units, leastUnits }: Row, covered: string): string => {
    const joint = number(job.jointMm);
    const [large, small] = [number(LARGE_CHIP_MM), number(SMALL_CHIP_MM)];
    if (!job.isMosaic) return t('job.reason.grout', { covered, joint });
    if (job.chip)
      return t('job.reason.grout.mosaic', {
        covered,
        joint,
        width: number(job.chip.widthMm),
        length: number(job.chip.lengthMm),
      });
    // Without a number of bags the area is larger than a cart takes.
    if (units === undefined || leastUnits === undefined)
      return t('job.reason.grout.mosaic', { covered, joint, width: small, length: small });
    if (leastUnits === units) return t('job.reason.grout.enough', { count: units, joint, small });
    return t('job.reason.grout.range', { covered, joint, large, small, least: leastUnits, most: units });
  };
  const reasonOf = (row: Row): string => {
    const { material, coverageSqFt, units = 0, trowel, isButtered } = row;
    const covered = area(roundedDown(convertArea(coverageSqFt, 'sqft', unit)), unit);
    switch (material.role) {
      case 'GROUT':
        return groutReason(row, covered);
      case 'MORTAR':
        return t(isButtered ? 'job.reason.mortar.backs' : 'job.reason.mortar', {
          trowel: trowel ? t(TROWEL_MESSAGES[trowel]) : '',
          covered,
        });
      case 'SPACER':
        return t(job.isMosaic ? 'job.reason.spacer.sheet' : 'job.reason.spacer', { covered });
      case 'SEALER':
        return t('job.reason.sealer', { covered });
      case 'MEMBRANE':
        return t('job.reason.membrane', { covered, count: units });
      default:
        return t('job.reason.trim', { length: number((material.length_mm ?? 0) / 10, 1) });
    }
  };
  const supplyOf = useSupplies(rows.map(({ material }) => material.product.sku ?? ''));
  const isMissing = (row: Row): boolean => supplyOf(row.material.product.sku ?? '', quantityOf(row)).isMissing;
  const change = (row: Row, quantity: number): void => {
    setOwn((now) => ({ ...now, [keyOf(row)]: { suggested: suggestedOf(row), quantity } }));
    settle();
  };
  const addAll = async (): Promise<void> => {
    if (focusRefusedQuantity(list.current)) return;
    const missing = rows.filter(isMissing);
    setLeftOut(missing.map(({ material }) => material.product.name ?? ''));
    const [first, ...others] = rows.flatMap((row): CartLine[] => {
      const { product, parent_sku: parentSku } = row.material;
      const quantity = quantityOf(row);
      if (quantity === 0 || missing.includes(row)) return [];
      const { thumbnail } = product;
      return [
        {
          sku: product.sku ?? '',
          quantity,
          name: product.name ?? '',
          ...(parentSku && { parentSku }),
          ...(thumbnail?.url && { image: { url: thumbnail.url, label: thumbnail.label ?? '' } }),
        },
      ];
    });
    if (first) await add({ ...first, others });
    else refuse(t(missing.length > 0 ? 'job.supply.nothing' : 'job.nothing'));
  };

  return (
    <>
      <ul ref={list} className={styles.rows}>
        {rows.map((row) => {
          const { product } = row.material;
          const price = priceOf(product.price_range.minimum_price);
          const name = product.name ?? '';
          const { notice, isMissing: isLeftOut } = supplyOf(product.sku ?? '', quantityOf(row));
          return (
            <li key={keyOf(row)} className={styles.row}>
              <p className={styles.name}>
                {name}{' '}
                {price && (
                  <span className={styles.price}>
                    {t('job.price', { price: money(price.finalMinor, price.currency) })}
                  </span>
                )}
              </p>
              <p className={styles.note}>{reasonOf(row)}</p>
              <p className={isLeftOut ? styles.missing : styles.note} role="status">
                {notice}
              </p>
              <div className={styles.amount}>
                {isTrim(row.material) && (
                  <TextField
                    className={styles.length}
                    label={t(unit === 'm2' ? 'job.length.m' : 'job.length.ft')}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={MAX_TYPED_LENGTH}
                    aria-label={`${name}: ${t(unit === 'm2' ? 'job.length.m' : 'job.length.ft')}`}
                    value={lengths[product.sku ?? ''] ?? ''}
                    onChange={({ currentTarget: { value } }) => {
                      setLengths((now) => ({ ...now, [product.sku ?? '']: value }));
                      settle();
                    }}
                  />
                )}
                <QuantityField
                  value={quantityOf(row)}
                  min={0}
                  isSmall
                  onChange={(quantity) => change(row, quantity)}
                  labels={{
                    field: t('job.quantity', { name }),
                    less: t('job.less', { name }),
                    more: t('job.more', { name }),
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t('job.contact')}</p>
      <div className={styles.actions}>
        <Button isWide isBusy={outcome.kind === 'adding'} onClick={() => void addAll()}>
          {t('job.add')}
        </Button>
        <OutcomeLine
          outcome={outcome}
          added={leftOut.length > 0 ? t('job.added.without', { names: leftOut.join(', ') }) : t('job.added')}
        />
      </div>
    </>
  );
};
