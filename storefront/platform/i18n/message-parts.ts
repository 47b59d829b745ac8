/** Parts of the shop. Every page loads the messages of `browse` and of its own part. */
export const MESSAGE_PARTS = ['browse', 'buy', 'service', 'account', 'guide'] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];
