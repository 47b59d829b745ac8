import type { ReactNode } from 'react';
import styles from './home-page.module.css';

/** Gives the parts of the home page, which an editor composes, their places: hero, popular categories, snippets. */
export const HomePage = ({ children }: { children: ReactNode }) => <div className={styles.home}>{children}</div>;
