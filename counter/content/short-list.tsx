import { Button, Chip, List, ListItem, ListItemButton, ListItemText, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { rest } from '../rest.ts';
import { NewShowroom } from './new-showroom.tsx';
import { CONTENT_PATHS } from './types.ts';

type Entry = { id: number | string; identifier: string; title: string; active: boolean };

/** The menus or showrooms of the shop, which are few. */
export const ShortList = ({ kind }: { kind: 'menu' | 'showroom' }) => {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['content list', kind],
    queryFn: () => rest<Entry[]>('GET', CONTENT_PATHS[kind]),
  });
  const { data: drafted = [] } = useQuery({
    queryKey: ['content drafts', kind],
    queryFn: () => rest<string[]>('GET', `${CONTENT_PATHS[kind]}/drafts`),
  });
  const [isNew, setNew] = useState(false);
  const { permissions = [] } = usePermissions<readonly string[]>();
  return (
    <Stack spacing={2}>
      {kind === 'showroom' && includesScope(permissions, 'content:write') && (
        <Button variant="contained" onClick={() => setNew(true)} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
          {translate('counter.content.new_showroom')}
        </Button>
      )}
      <List disablePadding>
        {data.map(({ id, identifier, title, active }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/content/${kind}/${id}`} sx={{ minHeight: 56 }}>
              <ListItemText primary={title} secondary={identifier} />
              {drafted.includes(String(id)) && <Chip size="small" label={translate('counter.content.draft')} />}
              {!active && <Chip size="small" color="warning" label={translate('counter.content.hidden')} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {isNew && <NewShowroom onClose={() => setNew(false)} />}
    </Stack>
  );
};
