import LogoutIcon from '@mui/icons-material/Logout';
import PhoneIcon from '@mui/icons-material/Phone';
import GroupIcon from '@mui/icons-material/Group';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import ArticleIcon from '@mui/icons-material/Article';
import ChecklistIcon from '@mui/icons-material/Checklist';
import DevicesIcon from '@mui/icons-material/Devices';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  Logout,
  Menu,
  UserMenu,
  useLogout,
  useNotify,
  usePermissions,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { forgetPerson } from './auth-provider.ts';
import { useDocumentLanguage } from './document-language.ts';
import { Keyboard } from './keyboard/keyboard.tsx';
import { LibraryTexts } from './library-texts.tsx';
import { problemOf } from './problem.ts';
import { useContentFocus } from './use-content-focus.ts';
import { ProofProvider } from './proof.tsx';
import { PeopleMenu } from './records/people-menu.tsx';
import { RenderingError } from './rendering-error.tsx';
import { rest } from './rest.ts';
import { useFeature } from './use-feature.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const SignOutEverywhere = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const menu = useUserMenu();
  const notify = useNotify();
  const end = async (): Promise<void> => {
    menu?.onClose();
    try {
      await rest('DELETE', '/V1/counter/sessions');
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
      return;
    }
    forgetPerson();
    await logout();
  };
  return (
    <MenuItem onClick={() => void end()}>
      <ListItemIcon>
        <DevicesIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('counter.sign_out_everywhere')}</ListItemText>
    </MenuItem>
  );
};

const Person = () => (
  <UserMenu>
    <SignOutEverywhere />
    <Logout icon={<LogoutIcon />} />
  </UserMenu>
);

const Tools = () => (
  <>
    <Keyboard />
    {/* The title of the page needs the room on a phone. */}
    <Box sx={{ '& .MuiButton-root': { fontSize: { xs: 0, sm: '0.875rem' } } }}>
      <LocalesMenuButton />
    </Box>
  </>
);

const Bar = () => <AppBar userMenu={<Person />} toolbar={<Tools />} />;

const Screens = () => {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isOn = useFeature();
  return (
    <Menu data-shortcut="m">
      <Menu.DashboardItem />
      <Menu.ResourceItem name="orders" />
      {includesScope(permissions, 'orders:write') && (
        <Menu.Item to="/phone-order" primaryText="counter.phone.title" leftIcon={<PhoneIcon />} />
      )}
      {includesScope(permissions, 'orders:read') && (
        <Menu.Item to="/pick-list" primaryText="counter.pick.title" leftIcon={<ChecklistIcon />} />
      )}
      {isOn('quotes') && includesScope(permissions, 'quotes:read') && <Menu.ResourceItem name="quotes" />}
      {includesScope(permissions, 'orders:read') && (
        <Menu.Item to="/returns" primaryText="counter.returns.title" leftIcon={<AssignmentReturnIcon />} />
      )}
      <Menu.ResourceItem name="customers" />
      <Menu.ResourceItem name="stock" />
      {isOn('slabs') && <Menu.ResourceItem name="slabs" />}
      <Menu.ResourceItem name="products" />
      {includesScope(permissions, 'content:read') && (
        <Menu.Item to="/content" primaryText="counter.content.title" leftIcon={<ArticleIcon />} />
      )}
      <PeopleMenu permissions={permissions} />
      <Menu.ResourceItem name="coupons" />
      {includesScope(permissions, 'catalog:read') && (
        <Menu.Item to="/import" primaryText="counter.import.title" leftIcon={<UploadFileIcon />} />
      )}
      {includesScope(permissions, 'staff:read') && (
        <Menu.Item to="/accounts" primaryText="counter.accounts.title" leftIcon={<GroupIcon />} />
      )}
    </Menu>
  );
};

export const CounterLayout = ({ children }: { children: ReactNode }) => {
  useDocumentLanguage();
  useContentFocus();
  useFocusAfterRemoval();
  return (
    <LibraryTexts>
      <Layout appBar={Bar} menu={Screens} error={RenderingError}>
        <ProofProvider>{children}</ProofProvider>
      </Layout>
    </LibraryTexts>
  );
};
