import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetCompanyDocument, type GetCompanyQuery } from './get-company.graphql.ts';
import { GetCreditDocument, type GetCreditQuery } from './get-credit.graphql.ts';
import { GetInvitationDocument } from './get-invitation.graphql.ts';
import { GetPurchaseOrdersDocument, type GetPurchaseOrdersQuery } from './get-purchase-orders.graphql.ts';

const FRESH = { noCache: true, staleTime: 0 } as const;

export type CompanyShown = NonNullable<GetCompanyQuery['company']>;
export type PersonShown = CompanyShown['users']['items'][number];
export type CreditShown = NonNullable<GetCreditQuery['customerCredit']>;
export type PurchaseOrderShown = NonNullable<GetPurchaseOrdersQuery['companyPurchaseOrders']>['items'][number];

/** The customer's company with one page of its orders; null for customers without a company. */
export const companyQuery = (platform: Platform, page: number) =>
  queryOptionsFor(platform, GetCompanyDocument, { page }, { ...FRESH, select: ({ company }) => company });

export const purchaseOrdersQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetPurchaseOrdersDocument,
    {},
    { ...FRESH, select: ({ companyPurchaseOrders }) => companyPurchaseOrders?.items ?? [] },
  );

export const invitationQuery = (platform: Platform, code: string) =>
  queryOptionsFor(
    platform,
    GetInvitationDocument,
    { code },
    { ...FRESH, select: ({ companyInvitation }) => companyInvitation },
  );

/** Null for companies without a credit limit. */
export const creditQuery = (platform: Platform) =>
  queryOptionsFor(platform, GetCreditDocument, {}, { ...FRESH, select: ({ customerCredit }) => customerCredit });

/** The back end's message for a company error, in the shopper's language. */
export const companyRefusal = (error: unknown): string | undefined =>
  error instanceof GraphqlError && /^(?:COMPANY|APPROVAL)_/.test(error.problems[0]?.code ?? '')
    ? error.message
    : undefined;
