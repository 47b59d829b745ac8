/** Search parameter that opens a dialog by name, as a hash does. */
export const MODAL_KEY = 'modal:open';
