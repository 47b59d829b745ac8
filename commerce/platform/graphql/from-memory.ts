const marked = new WeakSet<object>();

/**
 * Says of a resolver that it answers at once, from what is held in memory, and the same to everybody of one store view,
 * currency, customer group and address of the shop: text made of it may be kept.
 */
export const fromMemory = <Resolver extends object>(resolver: Resolver): Resolver => {
  marked.add(resolver);
  return resolver;
};

export const isFromMemory = (resolver: object): boolean => marked.has(resolver);
