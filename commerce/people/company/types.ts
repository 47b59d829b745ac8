import type { CompanyRoleCode } from '#contract/company.ts';

/** Somebody of a company, and what they may do there. */
export type Member = {
  customerId: number;
  companyId: number;
  role: CompanyRoleCode;
  /** Of one order, in minor units of its currency; null: any. */
  orderLimit: number | null;
};

export type Company = { id: number; number: string; name: string; groupId: number; storeViewId: number };

/** A member as their company sees them. `number` is what clients call the customer by. */
export type Colleague = Member & { number: number; firstname: string; lastname: string; email: string };

export type Invitation = {
  number: string;
  companyId: number;
  email: string;
  role: CompanyRoleCode;
  orderLimit: number | null;
  expiresAt: Date;
};

/** The company of a caller, with the place the caller has in it. */
export type OwnCompany = { company: Company; member: Member };

/** A company as staff see it. */
export type CompanyRecord = Pick<Company, 'number' | 'name'> & {
  people: number;
  administrators: string;
  createdAt: Date;
};
