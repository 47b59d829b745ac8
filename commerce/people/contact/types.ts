import type { ContactTopic } from '#contract/contact.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';

export const MESSAGE_STATES = ['new', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A validated message. */
export type ContactMessage = {
  requestId: string | null;
  topic: ContactTopic;
  orderNumber: string | null;
  sku: string | null;
  name: string;
  email: string;
  telephone: string | null;
  comment: string;
};

export type ContactRecord = Omit<ContactMessage, 'requestId'> & {
  id: number;
  state: MessageState;
  /** Code of the store view in which it was written. */
  storeView: string;
  language: Language;
  customerId: number | null;
  sentAt: Date;
};

/** What staff reply to. */
export type RepliedKind = 'message' | 'feedback';

/** A reply of staff by email. */
export type Reply = { at: Date; who: string; reply: string };
