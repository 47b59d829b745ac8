import BadgeIcon from '@mui/icons-material/Badge';
import EventIcon from '@mui/icons-material/Event';
import BarChartIcon from '@mui/icons-material/BarChart';
import ForumIcon from '@mui/icons-material/Forum';
import MailIcon from '@mui/icons-material/Mail';
import { Menu } from 'react-admin';
import { includesScope, type Scope } from '#contract/staff-roles.ts';

const ITEMS = [
  { to: '/messages', text: 'counter.messages.title', Icon: ForumIcon, scopes: ['customers:read', 'content:read'] },
  { to: '/trade', text: 'counter.trade.title', Icon: BadgeIcon, scopes: ['customers:read'] },
  { to: '/visits', text: 'counter.visits.title', Icon: EventIcon, scopes: ['customers:read'] },
  { to: '/newsletter', text: 'counter.newsletter.title', Icon: MailIcon, scopes: ['customers:read'] },
  { to: '/figures', text: 'counter.figures.title', Icon: BarChartIcon, scopes: ['figures:read', 'content:read'] },
] as const satisfies readonly { scopes: readonly Scope[]; [name: string]: unknown }[];

/** Menu items of the lists about people and of the figures, as far as the role may read one of their parts. */
export const PeopleMenu = ({ permissions }: { permissions: readonly string[] }) =>
  ITEMS.filter(({ scopes }) => scopes.some((scope) => includesScope(permissions, scope))).map(({ to, text, Icon }) => (
    <Menu.Item key={to} to={to} primaryText={text} leftIcon={<Icon />} />
  ));
