export type CustomerRow = {
  id: number;
  websiteId: number;
  email: string;
  firstname: string;
  lastname: string;
  groupId: number;
  passwordHash: string;
  failures: number;
  lockedUntil: Date | null;
  createdAt: Date;
};

/** What a shopper gives to have an account. */
export type NewCustomer = { email: string; firstname: string; lastname: string; password: string };
