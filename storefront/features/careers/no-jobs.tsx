import type { ReactNode } from 'react';
import { ContentStyles } from '#storefront/platform/content/content-styles.tsx';
import css from './job-list.css?raw';

/** The page of jobs in front of a back end that has none: what the merchant says. */
export const NoJobs = ({ heading, intro }: { heading: string; intro: ReactNode }) => (
  <div className="jobs-page">
    <ContentStyles css={css} />
    <h1>{heading}</h1>
    <div className="jobs-intro">{intro}</div>
  </div>
);
