/** The type of a page for measurement. */
export type PageKind = 'home' | 'category' | 'product' | 'search' | 'cart' | 'checkout' | 'receipt' | 'cms' | 'other';
