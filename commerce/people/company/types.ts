import type { CompanyRoleCode } from '#contract/company.ts';

/** A member of a company, with role and limit. */
export type Member = {
  customerId: number;
  companyId: number;
  role: CompanyRoleCode;
  /** Maximum amount of one order in minor units of its currency; null: unlimited. */
  orderLimit: number | null;
};

export type Company = { id: number; number: string; name: string; groupId: number; storeViewId: number };

/** A member in the list of the company. `number` is the customer id that clients know. */
export type Colleague = Member & { number: number; firstname: string; lastname: string; email: string };

export type Invitation = {
  number: string;
  companyId: number;
  email: string;
  role: CompanyRoleCode;
  orderLimit: number | null;
  expiresAt: Date;
};

/** The caller's company and membership. */
export type OwnCompany = { company: Company; member: Member };

/** A company in staff commands. */
export type CompanyRecord = Pick<Company, 'number' | 'name'> & {
  people: number;
  administrators: string;
  createdAt: Date;
};
