import { Avatar, Box, Button, ListItemButton, ListItemText, Stack, List as Lines } from '@mui/material';
import { useListContext, useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { ListPage } from '../records/list-page.tsx';
import { SlabFilters } from './slab-filters.tsx';
import { sizeText } from './size.ts';
import { StateChip } from './state-chip.tsx';
import type { StaffSlab } from './types.ts';

const Actions = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  return (
    <Stack direction="row" sx={{ pt: 1, flexWrap: 'wrap', gap: 1 }}>
      {includesScope(permissions, 'orders:read') && (
        <Button component={Link} to="/slab-holds" variant="outlined">
          {translate('counter.hold.all')}
        </Button>
      )}
      {includesScope(permissions, 'stock:write') && (
        <Button component={Link} to="/new-slab" variant="contained" data-shortcut="n">
          {translate('counter.slab.new')}
        </Button>
      )}
    </Stack>
  );
};

const Slabs = () => {
  const { data = [] } = useListContext<StaffSlab>();
  const [locale] = useLocaleState();
  return (
    <Lines component="div" disablePadding sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {data.map((slab) => (
        <ListItemButton
          key={slab.id}
          component={Link}
          to={`/slabs/${encodeURIComponent(slab.sku)}/show`}
          sx={{ gap: 2, minHeight: 88 }}
        >
          <Avatar variant="rounded" src={slab.picture ?? undefined} alt="" sx={{ width: 96, height: 64 }}>
            {slab.lot}
          </Avatar>
          <ListItemText
            primary={slab.name}
            secondary={[slab.rack, sizeText(slab.length_mm, slab.width_mm, locale), slab.yard]
              .filter(Boolean)
              .join(' · ')}
          />
          <StateChip state={slab.state} />
        </ListItemButton>
      ))}
    </Lines>
  );
};

/** Slabs with their pictures. */
export const SlabList = () => (
  <ListPage
    title="counter.slab.title"
    sort={{ field: 'sku', order: 'ASC' }}
    actions={<Actions />}
    filters={<SlabFilters />}
  >
    <Box>
      <Slabs />
    </Box>
  </ListPage>
);
