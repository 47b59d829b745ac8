export type Passkey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null };

/** What the proof of a passkey is checked with. */
export type PasskeyKey = {
  rowId: number;
  customerId: number;
  credential: string;
  publicKey: Uint8Array;
  counter: number;
};
