const marked = new WeakSet<object>();

/**
 * Says of a resolver that what it returns is all there, however deep: no promise, and no error in place of a value. What
 * is asked of it may be copied.
 */
export const complete = <Resolver extends object>(resolver: Resolver): Resolver => {
  marked.add(resolver);
  return resolver;
};

export const isComplete = (resolver: object): boolean => marked.has(resolver);
