/** True for LTL freight: it is unloaded at the address, so checkout asks about access to the site. */
export const needsSiteAccess = (carrierCode: string, methodCode: string): boolean =>
  carrierCode === 'freight' && methodCode === 'ltl';
