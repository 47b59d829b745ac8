import { useT } from '#storefront/platform/i18n/use-t.ts';
import { GroutPreview } from './grout-preview.tsx';
import styles from './job-list.module.css';
import type { Job, Material } from './job-rows.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

type Props = {
  grouts: readonly Material[];
  chosen: number;
  onChoose: (index: number) => void;
  job: Job;
  picture: string | undefined;
};

/** Colours of grout as chips, and the chosen one between pieces of the tile. */
export const GroutPicker = ({ grouts, chosen, onChoose, job, picture }: Props) => {
  const t = useT();
  const grout = grouts[chosen];
  const name = grout?.product.name ?? '';
  return (
    <fieldset>
      <legend className={styles.legend}>
        {t('job.grout')} <span>{name}</span>
      </legend>
      <div className={styles.colors}>
        {grouts.map(({ product, color }, index) => (
          <label key={product.sku} className={styles.color}>
            <input
              type="radio"
              name="job-grout"
              checked={index === chosen}
              aria-label={product.name ?? ''}
              onChange={() => onChoose(index)}
            />
            <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
              <rect
                x="0.5"
                y="0.5"
                width="31"
                height="31"
                rx="4"
                fill={COLOR.test(color ?? '') ? (color ?? '') : 'none'}
                stroke="currentColor"
                strokeOpacity="0.3"
              />
            </svg>
          </label>
        ))}
      </div>
      {picture && !job.isMosaic && COLOR.test(grout?.color ?? '') && (
        <GroutPreview
          piece={job.piece}
          jointMm={job.jointMm}
          color={grout?.color ?? ''}
          picture={picture}
          label={t('job.preview', { grout: name })}
        />
      )}
    </fieldset>
  );
};
