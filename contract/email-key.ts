import { typedEmail } from './typed-text.ts';

/** The key by which e-mail addresses are compared: one mailbox has one account, however its address is written. */
export const emailKey = (email: string): string => typedEmail(email).normalize('NFC').toLowerCase();
