import type { ContactTopic } from '#contract/contact.ts';

export const TOPICS = {
  advice: 'contact.topic.advice',
  order: 'contact.topic.order',
  delivery: 'contact.topic.delivery',
  sample: 'contact.topic.sample',
  trade: 'contact.topic.trade',
  other: 'contact.topic.other',
} as const satisfies Readonly<Record<ContactTopic, string>>;

/** Topics with an order number, and those with a product. */
export const ABOUT_ORDER: ReadonlySet<string> = new Set<ContactTopic>(['order', 'delivery']);
export const ABOUT_PRODUCT: ReadonlySet<string> = new Set<ContactTopic>(['advice', 'sample', 'trade']);
