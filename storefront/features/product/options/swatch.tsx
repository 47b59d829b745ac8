import styles from './option-groups.module.css';

const COLOR = /^#[0-9a-f]{3,8}$/i;

/** A dot of colour; as a picture, because the CSP blocks `style` attributes. */
export const Swatch = ({ color }: { color: string }) =>
  COLOR.test(color) ? (
    <svg className={styles.swatch} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={color} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  ) : null;
