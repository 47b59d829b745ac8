import type { TrowelMm } from '#contract/job.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';

export const TROWEL_MESSAGES = {
  6: 'job.trowel.6',
  10: 'job.trowel.10',
  13: 'job.trowel.13',
} as const satisfies Record<TrowelMm, MessageId>;
