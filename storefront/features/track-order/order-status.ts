import type { MessageId } from '#storefront/generated/messages/message-id.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  pending: 'track.status.processing',
  processing: 'track.status.processing',
  fraud: 'track.status.processing',
  partially: 'track.status.partially_shipped',
  shipped: 'track.status.shipped',
  complete: 'track.status.shipped',
  holded: 'track.status.on_hold',
  canceled: 'track.status.canceled',
  closed: 'track.status.closed',
};

/** Message of an order's status code; codes this shop does not know read as processing. */
export const statusLabel = (status: string | null | undefined): MessageId => LABELS[(status ?? '').toLowerCase()] ?? 'track.status.processing';
