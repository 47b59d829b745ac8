import { typedEmail } from './typed-text.ts';

/** Key for comparing email addresses: each mailbox has one account, in any spelling of its address. */
export const emailKey = (email: string): string => typedEmail(email).normalize('NFC').toLowerCase();
