// Written by `npm run messages` from storefront/messages; do not edit.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "checkout.shipping.none": ["Nothing ships to this address. Check the state and ZIP code, or call us."],
  "guide.colours": ["Colors"],
  "guide.colours.note": ["Text keeps a contrast of 4.5 or more on every ground it may stand on, lines that mean something keep 3. The figures are computed from the colors as they are."],
  "guide.colours.table": ["Contrast of each text color on each ground"],
  "guide.dialogs.modal": ["Dialog that stays centered"],
  "guide.dropdowns.metres": ["Square meters"],
  "guide.pictures.alt": ["Showroom with large gray slabs along the wall"],
  "privacy.honoured": ["Opt-out signal honored"],
  "privacy.now.signal": ["Your browser sends the Global Privacy Control signal. We honor it: your visit is not measured, and nothing about it is sold or shared."],
  "product.attribute.color_family": ["Color"],
  "product.delivery.slab": ["A slab travels on an A-frame to a fabricator with a crane or boom, never to a house, at the freight price you see at checkout."],
};
