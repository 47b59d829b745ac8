import type { Product, Texts } from './types.ts';
import type { Reload } from './use-product-writes.ts';

export type PanelProps = { product: Product; texts: Texts; reload: Reload };
