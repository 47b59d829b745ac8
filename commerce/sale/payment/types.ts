import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';

export type CardSummary = {
  brand: string;
  last4: string;
  /** `mmyy`; empty if the gateway does not return it. */ expiry: string;
};

/** How often an authorization may be captured: once, or in parts as items ship. */
export type Captures = 'once' | 'parts';

/** An order is charged at once, or authorized and charged when items ship. Magento's values. */
export type PaymentAction = 'authorize' | 'authorize_capture';

export type Charge = {
  /** Idempotency key: the gateway acts once per key. */
  key: string;
  /** Nonce of a new card, or the gateway's token of a saved card. */
  nonce: string;
  isSavedCard?: boolean;
  /** True to save the card; for gateways with a vault. */
  isToSave?: boolean;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  action: PaymentAction;
};

/**
 * A card, identified by a nonce of the gateway or the public hash of a saved card. `isToSave`: save it for later orders.
 */
export type CardToCharge = { nonce: string; isToSave: boolean };

/** A card saved at a gateway. Equal cards have the same `identity`. */
export type GatewayCard = CardSummary & { token: string; identity: string };

/** A customer's saved card, identified by `publicHash`. */
export type SavedCard = CardSummary & {
  id: number;
  method: string;
  publicHash: string;
  gatewayToken: string;
  isDefault: boolean;
};

export type ChargeOutcome =
  | {
      status: 'approved';
      transactionId: string;
      card: CardSummary;
      /** Set if the card was to be saved. */ savedCard?: GatewayCard;
    }
  | {
      status: 'declined';
      reason: string;
      /** Nothing was charged: the card's bank has not confirmed who pays. */
      isUnconfirmed?: boolean;
    };

/** Declined: the authorization no longer exists, for example because it expired. */
export type CaptureOutcome =
  | { status: 'captured'; /** Of a part, which is refunded by itself. */ transactionId?: string }
  | { status: 'declined'; reason: string };

/** A movement of money of a charge, in minor units; idempotent by key. */
export type Movement = Pick<Charge, 'key' | 'amount' | 'currency'>;

/** An amount to capture: the final one, or a part that others may follow. */
export type Capture = Movement & { isPart?: boolean };

export type Renewal = {
  /** Lifetime of an authorization, and the time after which it is renewed. */
  lastsMs: number;
  afterMs: number;
  /** Idempotent by key; voids the old authorization. If declined, nothing has changed. */
  renew(transactionId: string, movement: Movement): Promise<RenewalOutcome>;
};

/** A renewal not yet confirmed by the gateway; `lapsesAt` is when the current authorization expires. */
export type RequestedRenewal = RequestedRefund & { attemptId: number; lapsesAt: Date };

export type RenewalOutcome = { status: 'renewed'; transactionId: string } | { status: 'declined'; reason: string };

/** A webhook request as received. */
export type SignedNotice = { bytes: Uint8Array; body: string; headers: Readonly<Record<string, string | undefined>> };

/** Later change of a charge, as text for staff; `key` identifies it among the gateway's notices. */
export type GatewayNotice = { key: string; transactionId: string; happenedAt: Date; text: string };

/** A notice that is not recorded in its order yet; `hasNoOrder` if its attempt never becomes one. */
export type PendingNotice = Pick<GatewayNotice, 'happenedAt' | 'text'> & {
  id: number;
  method: string;
  receivedAt: Date;
  attemptId: number | null;
  hasNoOrder: boolean;
};

/** A payment provider; called outside transactions only. The outcome of a call that throws is unknown. */
export type PaymentGateway = {
  readonly code: string;
  /** Action when an order is placed. */
  readonly action: PaymentAction;
  /** True if an authorization can be captured in parts; default once. */
  readonly captures?: Captures;
  takes(currency: CurrencyCode): boolean;
  /** True if the text has the format of this gateway's nonces. */
  isNonce(nonce: string): boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Captures an authorization or a part of it; idempotent. */
  capture(transactionId: string, capture: Capture): Promise<CaptureOutcome>;
  /** Renews an authorization before it expires; absent if that needs the card again. */
  readonly renewal?: Renewal;
  /** Voids a charge or an authorization; idempotent. */
  void(transactionId: string): Promise<void>;
  /** Refunds a charge or a part of it; idempotent by key. */
  refund(transactionId: string, movement: Movement): Promise<{ transactionId: string }>;
  /** The result of a charge after a lost response. Undefined if the gateway never received it. */
  find(key: string): Promise<ChargeOutcome | undefined>;
  /**
   * Saves cards for later orders. `code` is the payment method of saved cards. Absent if the gateway cannot save cards.
   */
  readonly vault?: { code: string; forget(token: string): Promise<void> };
  /** Token for the gateway's browser SDK; absent if it needs none. */
  clientToken?(currency: CurrencyCode): Promise<string>;
  /** Webhooks; absent if the gateway has none, or if they cannot be verified. */
  readonly notices?:
    | {
        /** Undefined without an order. */
        read(signed: SignedNotice): Promise<GatewayNotice | 'forged' | undefined>;
        /** Response to a verification request; undefined if it is invalid. */
        respond?(challenge: string): Promise<string | undefined>;
      }
    | undefined;
  /** Public keys for the gateway's browser SDK; absent if it uses a token. */
  readonly browserKeys?: { loginId: string; clientKey: string; isSandbox: boolean };
};

export type PaymentMethod = {
  code: string;
  title: string;
  /** The merchant's payment instructions, or null. */
  instructions: string | null;
};

/** Data that decides which payment methods are available. */
export type PaymentContext = {
  currency: CurrencyCode;
  /** Minor units. */
  amount: number;
  storeViewId: number;
  /** The shopper's customer group; 0 for guests. */
  groupId: number;
  /** True for a pickup order, which can be paid at the counter. */
  isPickup: boolean;
  /** True for a cart of staff, who take cash or a card at the counter. */
  isByStaff: boolean;
  /** True for a payment link, which proves only access to a mailbox. */
  isByLink?: boolean | undefined;
};

/** A payment method offered in a currency. */
export type PaymentMethodInput = {
  code: string;
  currency: CurrencyCode;
  /** Highest total in minor units; null for any. */
  upTo: number | null;
  position: number;
  /** Null for every store view. */
  storeViewIds?: readonly number[] | null;
  /** Customer groups; null for everybody. */
  groupIds?: readonly number[] | null;
  /** In place of the shop's own name of it. */
  titles?: Readonly<Record<Language, string>> | null;
  instructions?: Readonly<Record<Language, string>> | null;
};

/**
 * started → ordered; or declined, failed (outcome unknown, nothing charged), voiding → voided (charge undone).
 * `approved` is what `charge` returns; it is no longer stored, but the sweeper still accepts it in old rows.
 */
export type AttemptState = 'started' | 'approved' | 'declined' | 'failed' | 'ordered' | 'voiding' | 'voided';

export type PaymentAttempt = {
  id: number;
  cartId: number;
  key: string;
  /** Code of the payment method, and of its gateway. */
  method: string;
  action: PaymentAction;
  captures: Captures;
  state: AttemptState;
  amount: number;
  currency: CurrencyCode;
  transactionId: string | null;
  card: CardSummary | null;
  startedAt: Date;
};

/** Received and refunded amounts of an order, including pending refunds; minor units. */
export type OrderMoney = { received: number; returned: number };

/** Identification of an order in payment records. */
export type PaidOrder = {
  orderId: number;
  /** Null for orders paid later. */
  attemptId: number | null;
  currency: CurrencyCode;
};

/** Authorized amount of an order: authorized, being charged, charged or voided; none without an authorization. */
export type SetAside = { /** Captured in parts, one per shipment. */ isInParts: boolean } & (
  | { state: 'none' | 'asked' | 'charged' | 'free' }
  | {
      state: 'open';
      /** Amount not yet refunded. */
      amount: number;
      /** True if the gateway refused the charge. */
      isRefused: boolean;
    }
);

/** A capture or release not yet confirmed by the gateway. */
export type RequestedMovement = RequestedRefund & { attemptId: number; isPart: boolean };

/** A refund not yet confirmed by the gateway. */
export type RequestedRefund = {
  id: number;
  key: string;
  amount: number;
  currency: CurrencyCode;
  method: string;
  transactionId: string;
};
