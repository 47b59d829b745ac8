/** Numbers that may be looked up at once. */
export const MOST_NUMBERS = 5;

/** Numbers can be guessed, so an address may try only so many. */
export const LOOKUP_RATE = { limit: 10, perSeconds: 60 };

/** As a shopper types it: padded to nine digits; undefined when it cannot be an order number. */
export const orderNumberOf = (text: string): string | undefined => {
  const digits = text.trim();
  return /^\d{1,9}$/.test(digits) ? digits.padStart(9, '0') : undefined;
};

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export const timestamp = (at: Date | null): string | null => (at ? at.toISOString().slice(0, 19).replace('T', ' ') : null);
