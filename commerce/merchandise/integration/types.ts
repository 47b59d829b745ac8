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

/** Who calls an administrator's route: an integration, or a person of the staff. `name` is safe in logs. */
export type Caller = { name: string; staff?: Staff };
