export type Integration = {
  id: number;
  name: string;
  scopes: readonly string[];
  createdAt: Date;
  /** To the hour. */
  usedAt: Date | null;
  revokedAt: Date | null;
};
