// Written by `npm run messages` from storefront/messages; do not edit.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "account.create.done": ["Your account is ready and you are signed in."],
  "account.create.other": ["Have an account? Sign in"],
  "account.create.submit": ["Create account"],
  "account.create.taken": ["There is an account with this e-mail address. Sign in instead."],
  "account.create.title": ["Create an account"],
  "account.email": ["E-mail address"],
  "account.failed": ["That did not work. Nothing you typed is lost; please try again."],
  "account.firstname": ["First name"],
  "account.lastname": ["Last name"],
  "account.password": ["Password"],
  "account.password.hint": ["At least 8 characters, of three kinds: lower case, upper case, digits, symbols."],
  "account.password.show": ["Show password"],
  "account.sign_in.done": ["You are signed in. Your cart came along."],
  "account.sign_in.failed": ["The e-mail address and password do not go together, or the account is locked for a few minutes."],
  "account.sign_in.other": ["New here? Create an account"],
  "account.sign_in.submit": ["Sign in"],
  "account.sign_in.title": ["Sign in"],
  "account.sign_out": ["Sign out"],
  "account.signed_in_as": ["Signed in as ",["email"]],
  "account.signed_out": ["You are signed out."],
  "account.too_often": ["Too many tries from here. Wait a minute and try again."],
};
