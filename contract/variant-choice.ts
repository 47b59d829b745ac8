/** What a variant says of one attribute; where it says nothing, its product speaks for it. */
export const factsOf = <T>(own: readonly T[], ofProduct: readonly T[]): readonly T[] => (own.length > 0 ? own : ofProduct);
