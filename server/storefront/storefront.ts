import type { ClientAssets, RenderPage } from '#contract/page-render.ts';

/** The currently loaded storefront: the production build, or Vite's modules in development. */
export type LoadedStorefront = {
  render: RenderPage;
  assets: ClientAssets;
  /** Transforms the document before its policy is computed (Vite's client and hot reload). */
  finish?: (url: string, html: string) => Promise<string>;
};

export type Storefront = {
  load: () => Promise<LoadedStorefront>;
  isDevelopment: boolean;
};
