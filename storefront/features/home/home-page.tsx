import type { ReactNode } from 'react';
import styles from './home-page.module.css';

/** Places the parts of the home page, which an editor composes: hero, popular categories, snippets. */
export const HomePage = ({ children }: { children: ReactNode }) => <div className={styles.home}>{children}</div>;
