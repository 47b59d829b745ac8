import type { LogoPicture } from '#contract/page-theme.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useShopName } from '#storefront/platform/store-view/shop.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './logo.module.css';

const Picture = ({ logo, className }: { logo: LogoPicture; className: string | undefined }) =>
  'src' in logo ? (
    <img className={classNames(styles.picture, className)} src={logo.src} alt="" />
  ) : (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={logo.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: logo.markup }}
    />
  );

/** The theme's logo, or the shop's name. Server-rendered. */
export const Logo = () => {
  const t = useT();
  const { logo, logoDark } = usePlatform().theme;
  const shop = useShopName();
  return (
    <Link href="/" className={styles.logo} aria-label={t('shell.logo', { shop })}>
      {logo && <Picture logo={logo} className={logoDark && styles.onLight} />}
      {logo && logoDark && <Picture logo={logoDark} className={styles.onDark} />}
      {!logo && <span className={styles.text}>{shop}</span>}
    </Link>
  );
};
