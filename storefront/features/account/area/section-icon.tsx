import { HeartIcon } from '#storefront/ui/icon/heart-icon.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { Section } from './sections.ts';

/** The icon of an account page. */
export const SectionIcon = ({ icon, className }: { icon: Section['icon']; className?: string | undefined }) =>
  icon === 'heart' ? <HeartIcon className={className} /> : <Icon name={icon} className={className} />;
