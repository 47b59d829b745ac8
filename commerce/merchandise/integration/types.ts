import type { Staff } from '#commerce/platform/context.ts';

export type Integration = {
  id: number;
  name: string;
  scopes: readonly string[];
  createdAt: Date;
  /** To the hour. */
  usedAt: Date | null;
  revokedAt: Date | null;
};

/** Caller of an administration route: an integration or a member of staff. `name` is safe in logs. */
export type Caller = { name: string; scopes: readonly string[]; staff?: Staff };
