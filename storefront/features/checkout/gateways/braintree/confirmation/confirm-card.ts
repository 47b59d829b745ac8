import { BRAINTREE_SCRIPTS, CARDINAL_SCRIPTS } from '#contract/gateways/braintree.ts';
import { fetchScript } from '#storefront/platform/third-party/fetch-script.ts';
import type { ThreeDSecure, TokenisedCard } from '../braintree-library.ts';

export type Problem = 'bank.failed' | 'bank.cancelled' | 'bank.unreachable';

/** The card may not be charged; nothing was. */
export class UnconfirmedError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

type Policies = { createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown };
let isTrusted = false;

/** Braintree's part fetches Cardinal's script itself: it is let through, and none besides. */
const trustItsScripts = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes || isTrusted) return;
  isTrusted = true;
  const known = Object.values(CARDINAL_SCRIPTS).map((host) => `${host}/`);
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (known.some((host) => address.startsWith(host)) ? address : null),
  });
};

const open = async (client: object): Promise<ThreeDSecure> => {
  trustItsScripts();
  await fetchScript({ src: `${BRAINTREE_SCRIPTS}three-d-secure.min.js` });
  const { braintree } = window;
  if (!braintree?.threeDSecure) throw new Error('The script of Braintree defines no 3-D Secure');
  return braintree.threeDSecure.create({ version: '2-inline-iframe', client });
};

type Challenge = {
  client: object;
  card: TokenisedCard;
  /** Total of the order in Braintree's format. */
  amount: string;
  email?: string | undefined;
  billingAddress?: object | undefined;
  /** Unconfirmed cards must not pay. */
  isRequired: boolean;
  /** Shows the page of the bank. `cancel` closes it without confirmation. */
  show: (page: HTMLElement, cancel: () => void) => void;
};

/**
 * Lets the card's bank authenticate its holder; resolves with the nonce to charge. Rejects with {@link
 * UnconfirmedError}.
 */
export const confirmCard = async ({
  client,
  card,
  amount,
  email,
  billingAddress,
  isRequired,
  show,
}: Challenge): Promise<string> => {
  let isCancelled = false;
  let secure: ThreeDSecure | undefined;
  try {
    secure = await open(client);
    const challenge = secure;
    const cancelled = new Promise<never>((_resolve, reject) => {
      challenge.on('authentication-iframe-available', ({ element }, next) => {
        show(element, () => {
          isCancelled = true;
          void challenge.cancelVerifyCard().catch(() => undefined);
          reject(new Error('cancelled'));
        });
        next();
      });
    });
    const { nonce, threeDSecureInfo } = await Promise.race([
      cancelled,
      challenge.verifyCard({
        amount,
        nonce: card.nonce,
        bin: card.details.bin,
        email,
        billingAddress,
        onLookupComplete: (_data, next) => next(),
      }),
    ]);
    const { liabilityShifted: isShifted, liabilityShiftPossible: isPossible } = threeDSecureInfo ?? {};
    if (isShifted || (!isRequired && !isPossible)) return nonce;
    throw new UnconfirmedError('bank.failed');
  } catch (error) {
    if (error instanceof UnconfirmedError) throw error;
    const { code } = (error ?? {}) as { code?: string };
    if (isCancelled || code === 'THREEDS_CARDINAL_SDK_CANCELED') throw new UnconfirmedError('bank.cancelled');
    console.warn('The card could not be confirmed with its bank', error);
    throw new UnconfirmedError('bank.unreachable');
  } finally {
    void secure?.teardown().catch(() => undefined);
  }
};
