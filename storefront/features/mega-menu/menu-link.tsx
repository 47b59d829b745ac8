import type { ReactNode } from 'react';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { MenuEntry } from './menu-entry.ts';

type Props = { entry: MenuEntry; className?: string | undefined; label?: string | undefined; children?: ReactNode };

const NewTab = () => {
  const t = useT();
  return (
    <>
      {' '}
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        aria-hidden="true"
      >
        <path d="M2 8 8 2M3 2h5v5" />
      </svg>
      <VisuallyHidden>{t('shell.menu.new_tab')}</VisuallyHidden>
    </>
  );
};

/** Link of a menu entry. Other sites open in a new tab, which the label states. Entries without URL are text. */
export const MenuLink = ({ entry, className, label, children }: Props) => {
  const text = children ?? entry.title;
  if (!entry.href) return <span className={className}>{text}</span>;
  return (
    <Link
      href={entry.href}
      className={className}
      aria-label={label}
      {...(entry.opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {text}
      {entry.opensNewTab && <NewTab />}
    </Link>
  );
};
