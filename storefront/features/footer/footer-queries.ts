import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { blocksQuery } from '#storefront/platform/content/blocks.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { StoreConfigDataDocument } from './get-copyright.graphql.ts';

/** Blocks of links. */
export const LINK_BLOCKS = [
  'footer-company',
  'footer-help',
  'footer-account',
  'footer-support',
  'footer-links',
  'footer-social-links',
] as const;

export const footerBlocksQuery = (platform: Platform) =>
  blocksQuery(platform, [...LINK_BLOCKS, 'footer-about', 'footer-newsletter'], { isStatic: true });

export const copyrightQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    StoreConfigDataDocument,
    {},
    { select: ({ storeConfig }) => storeConfig?.copyright ?? null, staleTime: Infinity, isStatic: true },
  );
