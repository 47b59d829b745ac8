/** Characters of the name that a customer gives a passkey. */
export const MAX_PASSKEY_NAME = 60;
