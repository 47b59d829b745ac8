import styles from './breadcrumbs.module.css';

export type Crumb = {
  label: string;
  /** Ready for `href`; the last crumb, the page itself, has none. */
  href?: string | undefined;
};

export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className={styles.breadcrumbs}>
    <ol className={styles.list}>
      {crumbs.map((crumb, index) => (
        <li key={`${index} ${crumb.label}`} className={styles.crumb}>
          {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
