/**
 * Returns whether checkout asks about access to the delivery site. Only LTL freight, which is unloaded at the address,
 * needs this.
 */
export const needsSiteAccess = (carrierCode: string, methodCode: string): boolean =>
  carrierCode === 'freight' && methodCode === 'ltl';
