import type { Shop } from './shop.ts';

export const textOf = async ({ origin }: Pick<Shop, 'origin'>, path: string): Promise<string> => {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
  return response.text();
};

const firstProduct = async (shop: Pick<Shop, 'origin'>): Promise<string> => {
  const address = /href="(\/[a-z0-9-]+\.html)"/.exec(await textOf(shop, '/manufactured-tiles'))?.[1];
  if (!address) throw new Error('The category page links to no product.');
  return address;
};

/** One path per template. */
export const templatesOf = async (shop: Pick<Shop, 'origin'>): Promise<readonly { name: string; path: string }[]> => [
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
