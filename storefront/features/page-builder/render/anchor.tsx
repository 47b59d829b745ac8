import type { ReactNode } from 'react';
import type { ContentLink } from '../page-tree.ts';

/** A link of the content; its address already names the store view. */
export const Anchor = ({ link, className, children }: { link: ContentLink; className?: string | undefined; children: ReactNode }) => (
  <a href={link.href} className={className} {...(link.isNewTab && { target: '_blank', rel: 'noopener' })}>
    {children}
  </a>
);
