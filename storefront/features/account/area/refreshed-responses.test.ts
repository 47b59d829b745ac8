import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { operationName } from '#contract/typed-document.ts';
import { GetAddressBookDocument } from '#storefront/platform/address/get-address-book.graphql.ts';
import { GetCountriesDocument } from '#storefront/platform/address/get-countries.graphql.ts';
import { refreshCustomerResponses } from '#storefront/platform/commerce/drop-responses.ts';
import { GetDefaultCardDocument } from '#storefront/platform/saved-cards/get-default-card.graphql.ts';
import { GetSavedCardsDocument } from '#storefront/platform/saved-cards/get-saved-cards.graphql.ts';
import { GetCustomerDetailsDocument } from '#storefront/platform/session/get-customer-details.graphql.ts';
import { AccountChipQueryDocument } from '../api/account-chip-query.graphql.ts';
import { GetNewsletterPreferenceDocument } from '../communications/get-newsletter-preference.graphql.ts';
import { GetCompanyDocument } from '../company/get-company.graphql.ts';
import { GetCreditDocument } from '../company/get-credit.graphql.ts';
import { GetPurchaseOrdersDocument } from '../company/get-purchase-orders.graphql.ts';
import { GetPasskeysDocument } from '../passkeys/get-passkeys.graphql.ts';
import { GetCertificatesDocument } from '../trade/get-certificates.graphql.ts';
import { GetTradeAccountDocument } from '../trade/get-trade-account.graphql.ts';

const OF_A_CUSTOMER: readonly string[] = [
  AccountChipQueryDocument,
  GetAddressBookDocument,
  GetCertificatesDocument,
  GetCompanyDocument,
  GetCreditDocument,
  GetCustomerDetailsDocument,
  GetDefaultCardDocument,
  GetNewsletterPreferenceDocument,
  GetPasskeysDocument,
  GetPurchaseOrdersDocument,
  GetSavedCardsDocument,
  GetTradeAccountDocument,
];

test('a change refetches exactly the customer data shown in the account', async () => {
  const client = new QueryClient();
  const keyOf = (document: string) => ['CA_EN', 'CAD', operationName(document), {}];
  for (const document of [...OF_A_CUSTOMER, GetCountriesDocument]) {
    client.getQueryCache().build(client, { queryKey: keyOf(document), meta: { document } });
    client.setQueryData(keyOf(document), {});
  }
  await refreshCustomerResponses(client);
  const again = [...OF_A_CUSTOMER, GetCountriesDocument].filter(
    (document) => client.getQueryState(keyOf(document))?.isInvalidated,
  );
  expect(again).toEqual(OF_A_CUSTOMER);
});
