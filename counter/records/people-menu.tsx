import BadgeIcon from '@mui/icons-material/Badge';
import EventIcon from '@mui/icons-material/Event';
import BarChartIcon from '@mui/icons-material/BarChart';
import ForumIcon from '@mui/icons-material/Forum';
import MailIcon from '@mui/icons-material/Mail';
import { Menu } from 'react-admin';
import { includesScope, type Scope } from '#contract/staff-roles.ts';
import type { SwitchName } from '#contract/switches.ts';
import { useFeature } from '../use-feature.ts';

type Item = {
  to: string;
  text: string;
  Icon: typeof MailIcon;
  /** The role needs one of them. */
  scopes: readonly Scope[];
  /** The shop needs one of them, if there are any. */
  features?: readonly SwitchName[];
};

const ITEMS: readonly Item[] = [
  {
    to: '/messages',
    text: 'counter.messages.title',
    Icon: ForumIcon,
    scopes: ['customers:read', 'content:read'],
    features: ['contact', 'feedback', 'reviews', 'careers'],
  },
  {
    to: '/trade',
    text: 'counter.trade.title',
    Icon: BadgeIcon,
    scopes: ['customers:read'],
    features: ['trade', 'companies'],
  },
  {
    to: '/visits',
    text: 'counter.visits.title',
    Icon: EventIcon,
    scopes: ['customers:read'],
    features: ['reservation'],
  },
  {
    to: '/newsletter',
    text: 'counter.newsletter.title',
    Icon: MailIcon,
    scopes: ['customers:read'],
    features: ['newsletter'],
  },
  { to: '/figures', text: 'counter.figures.title', Icon: BarChartIcon, scopes: ['figures:read', 'content:read'] },
];

/** Menu items for people and figures. Items without permission and of disabled features are hidden. */
export const PeopleMenu = ({ permissions }: { permissions: readonly string[] }) => {
  const isOn = useFeature();
  return ITEMS.filter(
    ({ scopes, features }) =>
      scopes.some((scope) => includesScope(permissions, scope)) && (features === undefined || features.some(isOn)),
  ).map(({ to, text, Icon }) => <Menu.Item key={to} to={to} primaryText={text} leftIcon={<Icon />} />);
};
