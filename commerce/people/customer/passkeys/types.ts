export type Passkey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null };

/** Data to verify a passkey's signature. */
export type PasskeyKey = {
  rowId: number;
  customerId: number;
  credential: string;
  publicKey: Uint8Array;
  counter: number;
};
