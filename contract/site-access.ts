/** Returns whether the questions about the delivery place belong to a method: freight that is set down at an address. */
export const needsSiteAccess = (carrierCode: string, methodCode: string): boolean =>
  carrierCode === 'freight' && methodCode === 'ltl';
