import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ContentScreen, type ScreenPart } from './content-screen.tsx';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuEntry } from './types.ts';

const Fields = ({ value, onChange, view }: ScreenPart) => {
  const translate = useTranslate();
  const nodes = (value['nodes'] ?? []) as readonly MenuEntry[];
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('counter.content.menu_rule')}
      </Alert>
      <MenuEntries entries={nodes} onChange={(next) => onChange({ nodes: next })} view={view} level={1} />
    </>
  );
};

/** Editor of the entries of a menu. */
export const MenuShow = () => {
  const { id = '' } = useParams();
  return <ContentScreen key={id} kind="menu" id={id} isByView={false} fields={(part) => <Fields {...part} />} />;
};
