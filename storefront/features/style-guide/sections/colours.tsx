import { contrast } from '#contract/contrast.ts';
import { LINES, TEXT_PAIRS } from '#contract/theme-colours.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Section, type PartProps } from '../section.tsx';
import { colourTokens, tokenOf, useTokens } from '../tokens.ts';
import styles from './colours.module.css';

/** WCAG requires 4.5 for text (7 for AAA) and 3 for lines. */
const gradeOf = (ratio: number, isLine: boolean): string => {
  if (!isLine && ratio >= 7) return 'AAA';
  return ratio >= (isLine ? 3 : 4.5) ? 'AA' : '–';
};

const Pair = ({ ink, ground, isLine = false }: { ink: string; ground: string; isLine?: boolean }) => {
  const { storeView } = usePlatform();
  const t = useT();
  const tokens = useTokens();
  const ratio = contrast(tokenOf(tokens, ink), tokenOf(tokens, ground));
  const figure = new Intl.NumberFormat(storeView.languageTag, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(ratio);
  return (
    <li className={styles.pair}>
      {/* SVG, because the CSP blocks style attributes. */}
      <svg className={styles.sample} viewBox="0 0 64 40" aria-hidden="true">
        <rect width="64" height="40" fill={tokenOf(tokens, ground)} />
        {isLine ? (
          <path d="M12 20h40" stroke={tokenOf(tokens, ink)} />
        ) : (
          <text x="32" y="26.500" textAnchor="middle" fontSize="18" fill={tokenOf(tokens, ink)}>
            Aa
          </text>
        )}
      </svg>
      <span>
        <code>{ink}</code>
        <span className={styles.ratio} data-ratio={ratio.toFixed(2)}>
          {figure} {gradeOf(ratio, isLine)} <span className={styles.ground}>{t('guide.colours.on', { ground })}</span>
        </span>
      </span>
    </li>
  );
};

export const Colours = ({ id, title }: PartProps) => {
  const t = useT();
  const tokens = useTokens();
  return (
    <Section id={id} title={title} note={t('guide.colours.note')}>
      <h3>{t('guide.colours.palette')}</h3>
      <ul className={styles.palette}>
        {colourTokens(tokens).map((name) => (
          <li key={name} className={styles.colour}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={tokenOf(tokens, name)} />
            </svg>
            <code>{name}</code>
            <code className={styles.value}>{tokenOf(tokens, name)}</code>
          </li>
        ))}
      </ul>
      <h3>{t('guide.colours.contrast')}</h3>
      <ul className={styles.pairs} aria-label={t('guide.colours.table')}>
        {TEXT_PAIRS.flatMap(({ ground, inks }) =>
          inks.map((ink) => <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} />),
        )}
        {LINES.map((line) => (
          <Pair key={line} ink={line} ground="surface" isLine />
        ))}
      </ul>
    </Section>
  );
};
