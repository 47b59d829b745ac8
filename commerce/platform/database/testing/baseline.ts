/**
 * The migrations from before there was one sequence, with the start of their SHA-256, in the order in which the first
 * databases ran them. Never add to this list.
 */
export const BASELINE: readonly (readonly [name: string, checksum: string])[] = [
  ['0001_extensions', 'e5cb2cee42105789'],
  ['0002_platform', 'c22989afd66cc3c3'],
  ['0100_stores', 'fc4fd6e378b7cdad'],
  ['0200_attributes', 'b3cb194e302b122c'],
  ['0210_categories', '6f5bd7586d640bbb'],
  ['0211_products', '6c1fa2d444b05dc5'],
  ['0220_search', '2942efc0d470c64f'],
  ['0230_url_rewrite', 'eda0c70ae4aa6d76'],
  ['0240_cms', 'bd74a69753de9b74'],
  ['0250_menu', '3401e464ebc139c1'],
  ['0260_showroom', '11ae6cd63e332349'],
  ['0500_tax', 'c4b1bf9b535d15b7'],
  ['0510_shipping', '35f0bc50e7250f5d'],
  ['0520_payment', 'b9f0c8a9c97b9c85'],
  ['0400_cart', '205e90b37feab8f4'],
  ['0600_orders', '131c85993ef0e25d'],
  ['0300_customer', 'c40493f7c300fc28'],
  ['0410_customer_cart', '39e50efddfc54db0'],
  ['0700_newsletter', '45258ae2521b7d87'],
  ['0710_feedback', '5004d01b724ec4d9'],
  ['0261_showroom_visits', 'aa6675ba5582385c'],
  ['0720_showroom_visit', '671a5203d1beec5f'],
  ['0310_customer_account', '3e7f3c250639bcb4'],
  ['0610_customer_orders', 'f58000f0f4ac21b0'],
  ['0241_search_words', '17a1d844bb1153a4'],
];
