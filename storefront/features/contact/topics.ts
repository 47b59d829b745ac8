import type { ContactTopic } from '#contract/contact.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';

export const TOPICS = {
  advice: 'contact.topic.advice',
  order: 'contact.topic.order',
  delivery: 'contact.topic.delivery',
  sample: 'contact.topic.sample',
  trade: 'contact.topic.trade',
  other: 'contact.topic.other',
} as const satisfies Readonly<Record<ContactTopic, string>>;

/** Topics with an order number, and topics with a product. */
export const ABOUT_ORDER: ReadonlySet<string> = new Set<ContactTopic>(['order', 'delivery']);
export const ABOUT_PRODUCT: ReadonlySet<string> = new Set<ContactTopic>(['advice', 'sample', 'trade']);

/** Returns whether the shop has the features that a topic is about. */
export const isOffered = (platform: Platform, topic: ContactTopic): boolean => {
  if (topic === 'sample') return hasFeature(platform, 'samples');
  return topic !== 'trade' || hasFeature(platform, 'trade accounts') || hasFeature(platform, 'quotes');
};
