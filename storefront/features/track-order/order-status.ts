import type { MessageId } from '#storefront/generated/message-id.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  pending: 'track.status.processing',
  processing: 'track.status.processing',
  fraud: 'track.status.processing',
  partially: 'track.status.partially_shipped',
  ready_for_pickup: 'track.status.ready_for_pickup',
  picked_up: 'track.status.picked_up',
  shipped: 'track.status.shipped',
  complete: 'track.status.shipped',
  holded: 'track.status.on_hold',
  canceled: 'track.status.canceled',
  closed: 'track.status.closed',
};

const codeOf = (status: string | null | undefined): string => (status ?? '').toLowerCase();

/**
 * Message of an order's status code; unknown codes read as processing. For pickup, a complete order reads as picked up.
 */
export const statusLabel = (status: string | null | undefined, isPickup = false): MessageId => {
  const code = codeOf(status);
  return LABELS[isPickup && code === 'complete' ? 'picked_up' : code] ?? 'track.status.processing';
};

/** Groups statuses into in progress, on hold and finished. */
export const statusTone = (status: string | null | undefined): 'moving' | 'held' | 'over' => {
  const code = codeOf(status);
  if (code === 'holded') return 'held';
  return ['canceled', 'closed', 'picked_up'].includes(code) ? 'over' : 'moving';
};
