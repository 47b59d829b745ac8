/** An address with this search parameter opens the dialog it names, like a hash does. */
export const MODAL_KEY = 'modal:open';
