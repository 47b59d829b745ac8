// Written by `npm run messages` from storefront/messages; do not edit.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "checkout.shipping.none": ["Nothing ships to this address. Check the state and ZIP code, or call us."],
  "product.attribute.color_family": ["Color"],
};
