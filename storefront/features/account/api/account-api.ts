import type { CustomerCreateInput } from '#contract/generated/schema-types.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { CreateAccountDocument } from './create-account.graphql.ts';
import { MergeCartsAfterSignInDocument } from './merge-carts.graphql.ts';
import { RevokeCustomerTokenDocument } from './revoke-token.graphql.ts';
import { SignInDocument } from './sign-in.graphql.ts';

export type Credentials = { email: string; password: string };
/** Custom attributes that the merchant added to the form. */
export type NewAccount = Credentials & { firstname: string; lastname: string } & Omit<
    CustomerCreateInput,
    'email' | 'password' | 'firstname' | 'lastname'
  >;

export type AccountApi = {
  /** Returns the token. */
  signIn(credentials: Credentials): Promise<string>;
  createAccount(account: NewAccount): Promise<void>;
  revokeToken(): Promise<void>;
  mergeCarts(source: string, destination: string): Promise<void>;
};

export const createAccountApi = (commerce: CommerceClient): AccountApi => ({
  signIn: async (credentials) => {
    const token = (await commerce.mutate(SignInDocument, credentials)).generateCustomerToken?.token;
    if (!token) throw new Error('The sign-in was answered without a token.');
    return token;
  },
  createAccount: async (input) => void (await commerce.mutate(CreateAccountDocument, { input })),
  revokeToken: async () => void (await commerce.mutate(RevokeCustomerTokenDocument, {})),
  mergeCarts: async (source, destination) =>
    void (await commerce.mutate(MergeCartsAfterSignInDocument, { source, destination })),
});
