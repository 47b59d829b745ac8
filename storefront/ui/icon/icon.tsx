import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.7-6 7.5-6s6.700 2 7.500 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'chevron-down': 'm6 9.500 6 6 6-6',
  'chevron-right': 'm9.500 6 6 6-6 6',
  'chevron-left': 'm14.500 6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  phone:
    'M5 4h4l1.500 5-2.200 1.500a12 12 0 0 0 5.200 5.200L15 13.500l5 1.500v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z',
  mail: 'M3.500 6h17v12h-17zm0 .500 8.500 7 8.500-7',
  pin: 'M12 21s7-6.300 7-11.500a7 7 0 1 0-14 0C5 14.700 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  truck: 'M3 6h11v10H3zm11 4h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  box: 'm12 3 8 4.500v9L12 21l-8-4.500v-9L12 3Zm0 9 8-4.500M12 12 4 7.500m8 4.500v9',
  filter:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-6 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  warning: 'M12 4 2.800 20h18.400L12 4Zm0 6v5m0 2.200v.300',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.500M12 7.700V8',
  trash: 'M5 7h14M9.500 7V4.500h5V7M7 7l.800 13h8.400L17 7',
  edit: 'm5 19 1-4L16.500 4.500l3 3L9 18l-4 1Z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.500-2.500 3.500-5.500 3.500-9S14.500 5.500 12 3C9.500 5.500 8.500 8.500 8.500 12s1 6.500 3.500 9ZM3.500 12h17',
  calendar: 'M4 6h16v14H4zm0 4h16M8 3.500V7m8-3.500V7',
  lock: 'M6 11h12v9H6zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  image: 'M4 5h16v14H4zm0 11 5-5 4 4 2.500-2.500L20 17M15.500 10a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  expand: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Stroke icon on a grid of 24. Decorative without `label`. */
export const Icon = ({
  name,
  size = 20,
  className,
  label,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
  label?: string;
}) => (
  <svg
    className={classNames(styles.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={PATHS[name]} />
  </svg>
);
