import type { CommerceClient } from '../commerce/client.ts';
import { useFeature, usePlatform, type Platform } from '../platform.tsx';
import { GetLinkedContentDocument, type GetLinkedContentQuery } from './linked-content.graphql.ts';

/** Content pages with links in the code. `#` is a block that opens in a dialog. */
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

/** Linked content that is missing in the store view. Empty after a failed request. */
export const missingContent = async (commerce: CommerceClient): Promise<readonly LinkedContent[]> => {
  try {
    const found = await commerce.query(GetLinkedContentDocument, {}, { isPartial: true });
    return (Object.keys(LINKED) as LinkedContent[]).filter((link) => !LINKED[link](found));
  } catch {
    return [];
  }
};

/** True if the content exists in the store view. */
export const hasContent = ({ missing }: Pick<Platform, 'missing'>, link: LinkedContent): boolean =>
  !missing?.split(',').includes(link);

/** Returns the first link with existing content. */
export const useContentLink = (...links: readonly LinkedContent[]): LinkedContent | undefined => {
  const platform = usePlatform();
  return links.find((link) => hasContent(platform, link));
};

/** Path of the contact page. Undefined if the shop has none. */
export const useContactPage = (): string | undefined => {
  const page = useContentLink('/contact-us');
  return useFeature('messages to the shop') ? page : undefined;
};
