import { expect, test } from 'vitest';
import { accountEndpoints } from './testing/without-database.ts';

const door = accountEndpoints();
const GUEST = "The current customer isn't authorized.";

test.each([
  ['{ customer { email } }', GUEST],
  ['mutation { updateCustomerV2(input: { firstname: "Eve" }) { customer { email } } }', GUEST],
  ['mutation { updateCustomerEmail(email: "eve@example.com", password: "x") { customer { email } } }', GUEST],
  ['mutation { changeCustomerPassword(currentPassword: "x", newPassword: "y") { email } }', GUEST],
  ['mutation { createCustomerAddress(input: { city: "Laval" }) { id } }', GUEST],
  ['mutation { updateCustomerAddress(id: 1, input: { city: "Laval" }) { id } }', GUEST],
  ['mutation { deleteCustomerAddress(id: 1) }', GUEST],
  ['mutation { deleteCustomer }', GUEST],
  ['mutation { revokeCustomerToken { result } }', GUEST],
  [
    'mutation { createCustomerV2(input: { email: "", firstname: "Ann", lastname: "", password: "" }) { customer { email } } }',
    'Required parameters are missing: email, lastname, password',
  ],
  ['mutation { requestPasswordResetEmail(email: " ") }', 'You must specify an email address.'],
  ['mutation { requestPasswordResetEmail(email: "ann@") }', 'The email address has an invalid format.'],
  [
    'mutation { resetPassword(email: " ", resetPasswordToken: "t", newPassword: "Granite-34") }',
    'You must specify an email address.',
  ],
  [
    'mutation { resetPassword(email: "a@b.ca", resetPasswordToken: "", newPassword: "Granite-34") }',
    'resetPasswordToken must be specified',
  ],
  [
    'mutation { resetPassword(email: "a@b.ca", resetPasswordToken: "t", newPassword: "") }',
    'newPassword must be specified',
  ],
  ['mutation { generateCustomerToken(email: " ", password: "Marble-12") { token } }', 'Specify the "email" value.'],
  ['mutation { generateCustomerToken(email: "a@b.ca", password: "") { token } }', 'Specify the "password" value.'],
  ['{ isEmailAvailable(email: " ") { is_email_available } }', 'Email must be specified'],
  ['{ isEmailAvailable(email: "ann") { is_email_available } }', 'Email is invalid'],
])('GraphQL, before any query: %s → %s', async (query, message) => {
  expect((await door.graphql(query)).message).toBe(message);
});

test('every well-formed address is reported as available, without a query', async () => {
  expect((await door.graphql('{ isEmailAvailable(email: "ann@b.ca") { is_email_available } }')).data).toEqual({
    isEmailAvailable: { is_email_available: true },
  });
  expect((await door.rest('POST', '/V1/customers/isEmailAvailable', { customerEmail: 'ann@b.ca' })).body).toBe(true);
});

const required = (name: string): [number, string] => [400, `"${name}" is required. Enter and try again.`];

test.each([
  ['POST', '/integration/customer/token', { password: 'x' }, required('username')],
  ['POST', '/integration/customer/token', { username: 'a@b.ca' }, required('password')],
  ['POST', '/customers', {}, required('customer')],
  [
    'POST',
    '/customers',
    { customer: { firstname: 'Ann' }, password: 'Marble-12' },
    [400, 'One or more input exceptions have occurred.'],
  ],
  ['POST', '/customers', { customer: { email: 'a@b.ca', lastname: 'Roy' } }, required('firstname')],
  ['PUT', '/customers/password', {}, required('email')],
  ['PUT', '/customers/password', { email: 'ann@' }, [400, 'The email address has an invalid format.']],
  ['POST', '/customers/resetPassword', { resetToken: 't', newPassword: 'Granite-34' }, required('email')],
  ['POST', '/customers/resetPassword', { email: 'a@b.ca', newPassword: 'Granite-34' }, required('resetToken')],
  ['POST', '/customers/resetPassword', { email: 'a@b.ca', resetToken: 't' }, required('newPassword')],
  [
    'POST',
    '/customers/resetPassword',
    { email: 'a@b.ca', resetToken: 't', newPassword: 'Aa-1' },
    [400, 'The password needs at least 8 characters. Create a new password and try again.'],
  ],
  ['POST', '/customers/isEmailAvailable', {}, required('customerEmail')],
] as const)('REST, before anything is looked up: %s %s %j → %j', async (method, path, body, [status, message]) => {
  expect(await door.rest(method, `/V1${path}`, body)).toMatchObject({ status, message });
});

test.each([
  ['PUT', '/customers/me', {}, 'customer'],
  ['PUT', '/customers/me/password', { newPassword: 'Granite-34' }, 'currentPassword'],
  ['PUT', '/customers/me/password', { currentPassword: 'Marble-12' }, 'newPassword'],
] as const)('REST, of whoever is signed in: %s %s %j needs "%s"', async (method, path, body, name) => {
  const [status, message] = required(name);
  expect(await door.rest(method, `/V1${path}`, body, true)).toMatchObject({ status, message });
});

test.each([
  ['GET', '/customers/me'],
  ['PUT', '/customers/me'],
  ['PUT', '/customers/me/password'],
  ['POST', '/integration/customer/revoke-customer-token'],
])('REST refuses guests at %s %s', async (method, path) => {
  const body = method === 'GET' ? undefined : {};
  expect(await door.rest(method, `/V1${path}`, body)).toMatchObject({
    status: 401,
    message: "The consumer isn't authorized to access self.",
  });
});
