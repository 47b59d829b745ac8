import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';

export type CardSummary = {
  brand: string;
  last4: string;
  /** `mmyy`; empty where the gateway does not tell. */ expiry: string;
};

/** How often what was set aside for an order may be charged: once, or part by part as goods leave. */
export type Captures = 'once' | 'parts';

/** Whether an order is charged at once, or its amount is set aside and charged when goods leave; Magento's words. */
export type PaymentAction = 'authorize' | 'authorize_capture';

export type Charge = {
  /** Idempotency key: the gateway acts once per key. */
  key: string;
  /** Of a card that was just entered, or the gateway's token of one that is kept. */
  nonce: string;
  isKeptCard?: boolean;
  /** Whether the card shall be kept; of gateways with a vault. */
  isToKeep?: boolean;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  action: PaymentAction;
};

/** A nonce of the gateway, or the public hash of a saved card, and whether the card shall be saved for the next order. */
export type CardToCharge = { nonce: string; isToKeep: boolean };

/** A card as a gateway keeps it; `identity` is the same for the same card. */
export type GatewayCard = CardSummary & { token: string; identity: string };

/** A card as its customer keeps it, named by `publicHash`. */
export type SavedCard = CardSummary & {
  id: number;
  method: string;
  publicHash: string;
  gatewayToken: string;
  isDefault: boolean;
};

export type ChargeOutcome =
  | { status: 'approved'; transactionId: string; card: CardSummary; /** Where it was to be kept. */ kept?: GatewayCard }
  | {
      status: 'declined';
      reason: string;
      /** Nothing was charged: the card's bank has not confirmed who pays. */
      isUnconfirmed?: boolean;
    };

/** Declined: what was set aside is there no more, such as after its time. */
export type CaptureOutcome =
  | { status: 'captured'; /** Of a part, which is refunded by itself. */ transactionId?: string }
  | { status: 'declined'; reason: string };

/** Money that moves of a charge that was made: by its key once, in minor units. */
export type Movement = Pick<Charge, 'key' | 'amount' | 'currency'>;

/** Money that is charged of what was set aside: all that is wanted of it, or a part that others may follow. */
export type Capture = Movement & { isPart?: boolean };

export type Renewal = {
  /** How long an amount stays set aside, and after which time it is set aside anew. */
  lastsMs: number;
  afterMs: number;
  /** Once for a key, however often it is asked; what was set aside before is free then. Declined: nothing has changed. */
  renew(transactionId: string, movement: Movement): Promise<RenewalOutcome>;
};

/** A renewal that was not sent to the gateway yet, or without its response; `lapsesAt` is when the current authorization expires. */
export type RequestedRenewal = RequestedRefund & { attemptId: number; lapsesAt: Date };

export type RenewalOutcome = { status: 'renewed'; transactionId: string } | { status: 'declined'; reason: string };

/** What a gateway sent of its own accord, as it came. */
export type SignedNotice = { bytes: Uint8Array; body: string; headers: Readonly<Record<string, string | undefined>> };

/** What became of a charge later, in words for staff; `key` names it among all that the gateway tells. */
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
  /** What is done when an order is placed. */
  readonly action: PaymentAction;
  /** Whether what is set aside can be charged in parts; once where it is absent. */
  readonly captures?: Captures;
  /** Whether it can charge in a currency. */
  takes(currency: CurrencyCode): boolean;
  /** Whether the text has the form of this gateway's nonces. */
  isNonce(nonce: string): boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Charges what was set aside, or less of it; once, however often it is asked. */
  capture(transactionId: string, capture: Capture): Promise<CaptureOutcome>;
  /** Sets aside anew what was set aside, before its time is over; absent where that needs the card again. */
  readonly renewal?: Renewal;
  /** Voids an approved charge, or sets free what was set aside; idempotent. */
  void(transactionId: string): Promise<void>;
  /** Gives back a part of a charge, or all of it; acts once per key, however often it is asked. */
  refund(transactionId: string, movement: Movement): Promise<{ transactionId: string }>;
  /** The outcome of a charge whose answer was lost; undefined when the gateway never received it. */
  find(key: string): Promise<ChargeOutcome | undefined>;
  /** Keeps cards for the next order; `code` is the method they are paid by. Absent where it keeps none. */
  readonly vault?: { code: string; forget(token: string): Promise<void> };
  /** What the gateway's browser part begins with; absent where it needs nothing. */
  clientToken?(currency: CurrencyCode): Promise<string>;
  /** What the gateway tells of its own accord; absent where it tells nothing, or its signature cannot be checked. */
  readonly notices?:
    | {
        /** Undefined for what concerns no order. */
        read(signed: SignedNotice): Promise<GatewayNotice | 'forged' | undefined>;
        /** What it wants to hear before it tells anything; undefined for a challenge that is none. */
        answer?(challenge: string): Promise<string | undefined>;
      }
    | undefined;
  /** What the gateway's browser part may know and say to everybody; absent where it asks for a token instead. */
  readonly browserKeys?: { loginId: string; clientKey: string; isSandbox: boolean };
};

export type PaymentMethod = {
  code: string;
  title: string;
  /** How to pay so, as the merchant writes it; null when there is nothing to say. */
  instructions: string | null;
};

/** What decides which payment methods are offered. */
export type PaymentContext = {
  currency: CurrencyCode;
  /** Minor units. */
  amount: number;
  storeViewId: number;
  /** The shopper's customer group; 0 for who is not signed in. */
  groupId: number;
  /** The goods are picked up, where there is somebody to pay. */
  isPickup: boolean;
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

/** What has come in for an order, and what was given back or is about to be; minor units. */
export type OrderMoney = { received: number; returned: number };

/** What an order is told apart by in the books of payments. */
export type PaidOrder = {
  orderId: number;
  /** Null for an order that is paid later. */
  attemptId: number | null;
  currency: CurrencyCode;
};

/** Money of an order that is set aside on a card: for later, being charged, charged, or free again; none where it never was. */
export type SetAside = { /** It is charged part by part, each with its goods. */ isInParts: boolean } & (
  | { state: 'none' | 'asked' | 'charged' | 'free' }
  | {
      state: 'open';
      /** What is left of it. */
      amount: number;
      /** The gateway did not charge it when it was asked to. */
      isRefused: boolean;
    }
);

/** A capture or release that was not sent to the gateway yet, or without its response. */
export type RequestedMovement = RequestedRefund & { attemptId: number; isPart: boolean };

/** A refund that was not sent to the gateway yet, or without its response. */
export type RequestedRefund = {
  id: number;
  key: string;
  amount: number;
  currency: CurrencyCode;
  /** Of the gateway that charged. */
  method: string;
  transactionId: string;
};
