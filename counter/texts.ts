import accounts from './accounts/texts.json' with { type: 'json' };
import address from './address/texts.json' with { type: 'json' };
import customers from './customers/texts.json' with { type: 'json' };
import keyboard from './keyboard/texts.json' with { type: 'json' };
import figures from './figures/texts.json' with { type: 'json' };
import messages from './messages/texts.json' with { type: 'json' };
import newsletter from './newsletter/texts.json' with { type: 'json' };
import content from './content/texts.json' with { type: 'json' };
import coupons from './coupons/texts.json' with { type: 'json' };
import imports from './import/texts.json' with { type: 'json' };
import importProblems from './import/problem-texts.json' with { type: 'json' };
import orders from './orders/texts.json' with { type: 'json' };
import phoneOrder from './phone-order/texts.json' with { type: 'json' };
import pickList from './pick-list/texts.json' with { type: 'json' };
import quotes from './quotes/texts.json' with { type: 'json' };
import fields from './records/field-texts.json' with { type: 'json' };
import records from './records/texts.json' with { type: 'json' };
import products from './products/texts.json' with { type: 'json' };
import shared from './texts.json' with { type: 'json' };
import returns from './returns/texts.json' with { type: 'json' };
import waiting from './waiting/texts.json' with { type: 'json' };
import slabs from './slabs/texts.json' with { type: 'json' };
import stock from './stock/texts.json' with { type: 'json' };
import trade from './trade/texts.json' with { type: 'json' };
import visits from './visits/texts.json' with { type: 'json' };
import today from './today/texts.json' with { type: 'json' };

type Text = { en: string; fr: string };

/** The texts of all screens by key. */
export const TEXTS: Readonly<Record<string, Text>> = {
  ...shared,
  ...accounts,
  ...address,
  ...customers,
  ...keyboard,
  ...figures,
  ...messages,
  ...newsletter,
  ...content,
  ...coupons,
  ...imports,
  ...importProblems,
  ...orders,
  ...phoneOrder,
  ...pickList,
  ...products,
  ...quotes,
  ...fields,
  ...records,
  ...returns,
  ...slabs,
  ...stock,
  ...today,
  ...trade,
  ...visits,
  ...waiting,
};
