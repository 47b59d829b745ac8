export const MAX_PASSKEY_NAME = 60;
