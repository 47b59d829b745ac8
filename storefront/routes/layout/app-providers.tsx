import type { ReactNode } from 'react';

/** State of features that every page shares (the cart); composed here, so that features need not know each other. */
export const AppProviders = ({ children }: { children: ReactNode }) => children;
