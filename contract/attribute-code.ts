/**
 * An attribute that lists are filtered or sorted by: its code is a field of a GraphQL input and a key of an address, as
 * Magento names attributes.
 */
export const isAttributeCode = (code: string): boolean => /^[a-z][a-z0-9_]{0,59}$/.test(code);
