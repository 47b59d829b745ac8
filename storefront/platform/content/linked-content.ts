import type { CommerceClient } from '../commerce/client.ts';
import { useFeature, usePlatform, type Platform } from '../platform.tsx';
import { GetLinkedContentDocument, type GetLinkedContentQuery } from './linked-content.graphql.ts';

/** Content that code links to. `#` is a block that opens in a dialog. */
const LINKED = {
  '/careers': ({ careers }) => careers,
  '/contact-us': ({ contact }) => contact,
  '/locations': ({ locations }) => locations,
  '/privacy-policy': ({ privacy }) => privacy,
  '/samples': ({ samples }) => samples,
  '/shipping-and-returns': ({ shipping }) => shipping,
  '/stockroom': ({ stockroom }) => stockroom,
  '/terms-and-conditions': ({ terms }) => terms,
  '#privacy-policy': (found) => hasBlock(found, 'privacy-policy'),
  '#terms-and-conditions': (found) => hasBlock(found, 'terms-and-conditions'),
} as const satisfies Readonly<Record<string, (found: GetLinkedContentQuery) => unknown>>;

export type LinkedContent = keyof typeof LINKED;

const hasBlock = ({ cmsBlocks }: GetLinkedContentQuery, identifier: string): boolean =>
  cmsBlocks?.items?.some((block) => block?.identifier === identifier) ?? false;

/** Linked content that a store view does not have. After a failed request none is missing. */
export const missingContent = async (commerce: CommerceClient): Promise<readonly LinkedContent[]> => {
  try {
    const found = await commerce.query(GetLinkedContentDocument, {}, { isPartial: true });
    return (Object.keys(LINKED) as LinkedContent[]).filter((link) => !LINKED[link](found));
  } catch {
    return [];
  }
};

/** Returns whether content that code links to exists in the store view. */
export const hasContent = ({ missing }: Pick<Platform, 'missing'>, link: LinkedContent): boolean =>
  !missing?.split(',').includes(link);

/** The first of these links whose content exists; undefined if none does. */
export const useContentLink = (...links: readonly LinkedContent[]): LinkedContent | undefined => {
  const platform = usePlatform();
  return links.find((link) => hasContent(platform, link));
};

/** The page with the form for messages to the shop; undefined if the shop does not have it. */
export const useContactPage = (): string | undefined => {
  const page = useContentLink('/contact-us');
  return useFeature('messages to the shop') ? page : undefined;
};
