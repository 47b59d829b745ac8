import type { Role } from '#contract/staff-roles.ts';

export type Account = {
  id: number;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
  signedInAt: Date | null;
  closedAt: Date | null;
};

export type Invitation = { email: string | null; role: Role; totpSecret: string };
