import type { ReactNode } from 'react';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { MenuEntry } from './menu-tree.ts';

/** A menu entry's link: same site, same tab; another site, a new one. */
export const MenuLink = ({ entry, className, children }: { entry: MenuEntry; className?: string | undefined; children?: ReactNode }) => {
  if (!entry.href) return <span className={className}>{children ?? entry.title}</span>;
  const tab = entry.opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link href={entry.href} className={className} {...tab}>
      {children ?? entry.title}
    </Link>
  );
};
