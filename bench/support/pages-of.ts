import type { Shop } from './shop.ts';
import { firstProduct } from '../sizes.ts';

/** One address of each kind of page. */
export const pagesOf = async (shop: Pick<Shop, 'origin'>): Promise<readonly { name: string; path: string }[]> => [
  { name: 'home', path: '/' },
  { name: 'category', path: '/manufactured-tiles' },
  { name: 'search', path: '/search.html?query=marble' },
  { name: 'product', path: await firstProduct(shop) },
  { name: 'slab', path: '/aurelia-carrara-slab.html' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'content', path: '/faq' },
  { name: 'showroom', path: '/showroom-reservation' },
  { name: 'account', path: '/create-account' },
];
