import type { Role } from '#contract/staff-roles.ts';

/** An account of `GET /V1/counter/accounts`. */
export type Account = {
  id: number;
  email: string;
  name: string;
  role: Role;
  signed_in_at: string | null;
  is_closed: boolean;
};
