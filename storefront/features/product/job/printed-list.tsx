import { LARGE_CHIP_MM, SMALL_CHIP_MM } from '#contract/job.ts';
import { KG_PER_POUND } from '#contract/pounds.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useUnits } from '../model/use-units.ts';
import styles from './job-list.module.css';
import { printedAmounts, type Job } from './job-rows.ts';
import { TROWEL_MESSAGES } from './trowel-messages.ts';

type Props = {
  job: Job;
  areaText: string;
  /** True if the product may be a mosaic on sheets. */
  isSheetUnknown: boolean;
};

/** Lists the required amounts of setting materials, for shops that do not sell them. */
export const PrintedList = ({ job, areaText, isSheetUnknown }: Props) => {
  const t = useT();
  const { number } = useUnits();
  const { leastGroutKilograms, groutKilograms, mortarBags, trowel, spacers } = printedAmounts(job);
  const pounds = (kilograms: number): string => number(kilograms / KG_PER_POUND, 1);
  const grout = { kilograms: number(groutKilograms, 1), pounds: pounds(groutKilograms) };
  const lines = [
    leastGroutKilograms === groutKilograms
      ? t('job.printed.grout', grout)
      : t('job.printed.grout.range', {
          ...grout,
          leastKilograms: number(leastGroutKilograms, 1),
          leastPounds: pounds(leastGroutKilograms),
          large: number(LARGE_CHIP_MM),
          small: number(SMALL_CHIP_MM),
        }),
    ...(mortarBags === undefined
      ? []
      : [t('job.printed.mortar', { count: mortarBags, trowel: t(TROWEL_MESSAGES[trowel]) })]),
    t('job.printed.spacers', { count: spacers, joint: number(job.jointMm) }),
    t('job.printed.membrane', { area: areaText }),
    t('job.printed.sealer', { area: areaText }),
    t('job.printed.trim'),
  ];
  return (
    <>
      <p className={styles.note}>{t('job.printed')}</p>
      {isSheetUnknown && <p className={styles.note}>{t('job.printed.sheet')}</p>}
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line} className={styles.row}>
            {line}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('job.contact')}</p>
    </>
  );
};
