import { ACCEPT_JS } from '#contract/gateways/authorizenet.ts';
import { brandOf, cardDigits } from '#contract/card.ts';
import { fetchScript } from '#storefront/platform/third-party/fetch-script.ts';
import type { CardData } from '../../types.ts';

/** Public keys that Accept.js needs. */
export type AcceptKeys = { loginId: string; clientKey: string; isSandbox: boolean };
import { dateOf, type Card } from '../../payment/card.ts';

type Secure = {
  authData: { apiLoginID: string; clientKey: string };
  cardData: { cardNumber: string; month: string; year: string; cardCode: string };
};
type Response = {
  opaqueData?: { dataDescriptor: string; dataValue: string };
  messages: { resultCode: 'Ok' | 'Error'; message: readonly { code: string; text: string }[] };
};
export type AcceptLibrary = { dispatchData(data: Secure, respond: (response: Response) => void): void };

declare global {
  /** Defined by Authorize.Net's script. */
  var Accept: AcceptLibrary | undefined;
}

type Policies = { createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown };

let isTrusted = false;

/** Accept.js fetches its other half itself: scripts of its own folder are let through, and none besides. */
const trustItsScripts = (folder: string): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes || isTrusted) return;
  isTrusted = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith(folder) ? address : null),
  });
};

/** Loads Authorize.Net's script from its own server. */
export const fetchAccept = async ({ isSandbox }: AcceptKeys): Promise<AcceptLibrary> => {
  const { scripts } = ACCEPT_JS[isSandbox ? 'sandbox' : 'production'];
  trustItsScripts(scripts);
  await fetchScript({ src: `${scripts}Accept.js` });
  const { Accept } = globalThis;
  if (!Accept) throw new Error('The script of Authorize.Net defines no library');
  return Accept;
};

/** Its other half is not there yet. */
const NOT_YET = 'E_WC_03';
const TRIES = 30;
const PAUSE_MS = 100;

/** Has Authorize.Net make a token of the card, which goes there from the page; rejects with its reason. */
export const tokeniseWithAccept = async (
  accept: AcceptLibrary,
  { loginId, clientKey }: AcceptKeys,
  card: Card,
): Promise<CardData> => {
  const number = cardDigits(card.number);
  const { month, year } = dateOf(card);
  const requestToken = (): Promise<Response> =>
    new Promise((resolve) => {
      accept.dispatchData(
        {
          authData: { apiLoginID: loginId, clientKey },
          cardData: { cardNumber: number, month, year, cardCode: card.securityCode.trim() },
        },
        resolve,
      );
    });
  for (let tries = 1; ; tries++) {
    const { opaqueData, messages } = await requestToken();
    if (opaqueData?.dataValue)
      return {
        nonce: opaqueData.dataValue,
        brand: brandOf(number) ?? 'card',
        last4: number.slice(-4),
        expiry: `${month}/${year}`,
      };
    const [{ code, text } = { code: '', text: 'no reason' }] = messages.message;
    if (code !== NOT_YET || tries === TRIES) throw new Error(`Accept.js: ${code} ${text}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
};
