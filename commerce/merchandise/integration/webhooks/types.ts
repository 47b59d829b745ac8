import type { WebhookEvent } from './event-rules.ts';

export type Webhook = {
  id: number;
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  secret: string;
  /** Null: created by staff. */
  integrationId: number | null;
  integration: string | null;
  createdAt: Date;
};

/** An event with its data for receivers, named as in Magento's REST. */
export type WebhookMessage = { event: WebhookEvent; data: Readonly<Record<string, unknown>> };

export type Delivery = {
  id: number;
  webhook: string;
  messageId: string;
  event: WebhookEvent;
  createdAt: Date;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
  deliveredAt: Date | null;
  deadAt: Date | null;
};
