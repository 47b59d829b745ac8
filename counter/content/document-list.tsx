import {
  Box,
  Button,
  Chip,
  List,
  ListItem,
  ListItemButton,
  Pagination,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { inView } from '../products/types.ts';
import { useScreenView } from '../products/use-shop.ts';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { rest } from '../rest.ts';
import { searchQuery } from '../search-criteria.ts';
import { NewDocument } from './new-document.tsx';
import { CONTENT_PATHS, type Listed } from './types.ts';

const PER_PAGE = 25;

/** Pages and blocks with a shortcut button above the list. */
const FIRST: Readonly<Record<'page' | 'block', readonly (readonly [identifier: string, label: string])[]>> = {
  page: [
    ['home', 'counter.content.home'],
    ['faq', 'counter.content.questions'],
  ],
  block: [
    ['header-top-message', 'counter.content.header_message'],
    ['footer-links', 'counter.content.footer'],
  ],
};

/** Pages or blocks with search. */
export const DocumentList = ({ kind }: { kind: 'page' | 'block' }) => {
  const translate = useTranslate();
  const view = useScreenView();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [isNew, setNew] = useState(false);
  const searched = useDeferredValue(text.trim());
  const like = `%${searched}%`;
  const query = searchQuery({
    groups: searched
      ? [
          [
            ['title', like, 'like'],
            ['identifier', like, 'like'],
          ],
        ]
      : [],
    page,
    perPage: PER_PAGE,
    sort: { field: 'identifier', order: 'ASC' },
  });
  const { data } = useQuery({
    queryKey: ['content list', kind, view?.code, query],
    queryFn: () =>
      rest<{ items: Listed[]; total_count: number }>('GET', inView(view!, `${CONTENT_PATHS[kind]}/search?${query}`)),
    enabled: view !== undefined,
    placeholderData: (before) => before,
  });
  const { data: drafted = [] } = useQuery({
    queryKey: ['content drafts', kind],
    queryFn: () => rest<string[]>('GET', `${CONTENT_PATHS[kind]}/drafts`),
  });
  const pages = Math.ceil((data?.total_count ?? 0) / PER_PAGE);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {FIRST[kind].map(([identifier, label]) => (
          <Button key={identifier} variant="outlined" onClick={() => setText(identifier)} sx={{ minHeight: 44 }}>
            {translate(label)}
          </Button>
        ))}
        {includesScope(permissions, 'content:write') && (
          <Button variant="contained" onClick={() => setNew(true)} data-shortcut="n" sx={{ minHeight: 44 }}>
            {translate(`counter.content.new_${kind}`)}
          </Button>
        )}
      </Stack>
      <TextField
        label={translate('counter.content.search')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPage(1);
        }}
        fullWidth
        slotProps={{ htmlInput: { [SHORTCUT]: '/' } }}
      />
      {data?.items.length === 0 && <Typography>{translate('counter.records.none')}</Typography>}
      <List disablePadding>
        {data?.items.map(({ id, identifier, title, active }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/content/${kind}/${id}`}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {identifier}
                </Typography>
              </Box>
              {drafted.includes(String(id)) && <Chip size="small" label={translate('counter.content.draft')} />}
              {!active && <Chip size="small" color="warning" label={translate('counter.content.hidden')} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
      {isNew && <NewDocument kind={kind} onClose={() => setNew(false)} />}
    </Stack>
  );
};
