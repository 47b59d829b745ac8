import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useShopName } from '#storefront/platform/store-view/shop.ts';
import { LOGO, type Shape } from './logo-drawing.ts';
import styles from './logo.module.css';

const Shapes = ({ shapes, className }: { shapes: readonly Shape[]; className?: string | undefined }) => (
  <g className={className}>
    {shapes.map((shape) => (
      <path key={shape.d} {...shape} />
    ))}
  </g>
);

/** Mark and name from the catalogue's files; on hover the mark morphs into the other one. Server-rendered. */
export const Logo = () => {
  const t = useT();
  return (
    <Link href="/" className={styles.logo} aria-label={t('shell.logo', { shop: useShopName() })}>
      <svg className={styles.drawing} viewBox={LOGO.viewBox} aria-hidden="true">
        <Shapes shapes={LOGO.common.filter(({ stroke }) => !stroke)} />
        <Shapes shapes={LOGO.common.filter(({ stroke }) => stroke)} className={styles.name} />
        <Shapes shapes={LOGO.resting} className={styles.resting} />
        <Shapes shapes={LOGO.hovered} className={styles.hovered} />
      </svg>
    </Link>
  );
};
