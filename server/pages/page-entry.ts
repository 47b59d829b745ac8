import type { PageKind } from '#contract/page-kind.ts';
import { EncodedBody } from '#commerce/platform/encoded-body.ts';

export type PageHead = {
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: ReadonlySet<string>;
  /** True if all guests may share it. */
  isShared: boolean;
  kind: PageKind;
};

/** A page response, which may be cached. */
export type PageEntry = { head: PageHead; body: EncodedBody };

/** Estimated size of a cached page without its body. */
const HEAD_BYTES = 2_000;

export const createPageEntry = (head: PageHead, html: string): PageEntry => ({
  head,
  body: EncodedBody.compressed(html),
});

/** Bytes of a page in the cache, including all encodings. */
export const bytesOf = ({ body }: PageEntry): number => HEAD_BYTES + body.maxStored;
