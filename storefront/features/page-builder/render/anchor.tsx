import type { ReactNode } from 'react';
import type { ContentLink } from '../page-tree.ts';

/** A link in content; its URL already has the store prefix. */
export const Anchor = ({
  link,
  className,
  children,
}: {
  link: ContentLink;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <a href={link.href} className={className} {...(link.isNewTab && { target: '_blank', rel: 'noopener' })}>
    {children}
  </a>
);
