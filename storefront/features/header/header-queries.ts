import { blocksQuery } from '#storefront/platform/content/blocks.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

export const MESSAGE_BLOCK = 'header-top-message';

export const messageQuery = (platform: Platform) => blocksQuery(platform, [MESSAGE_BLOCK], { isStatic: true });
