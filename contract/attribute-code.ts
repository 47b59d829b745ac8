/**
 * Returns whether a code is valid for filtering or sorting lists: it becomes a field of a GraphQL input and a key in a
 * URL. Same form as Magento's attribute codes.
 */
export const isAttributeCode = (code: string): boolean => /^[a-z][a-z0-9_]{0,59}$/.test(code);
