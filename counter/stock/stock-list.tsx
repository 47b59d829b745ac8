import { Box, Button, Chip, Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SimpleList, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { ListPage } from '../records/list-page.tsx';
import { RowLink } from '../records/row-link.tsx';
import { StockFilters } from './stock-filters.tsx';
import type { StockItem } from './types.ts';
import { useUnits } from './units.ts';

const Low = ({ item }: { item: StockItem }) => {
  const translate = useTranslate();
  return item.is_below_line ? <Chip size="small" color="warning" label={translate('counter.stock.low')} /> : null;
};

const lotsOf = ({ lots }: StockItem): string => lots.map(({ code, qty }) => `${code} (${qty})`).join(', ');

const Cards = () => {
  const translate = useTranslate();
  const units = useUnits();
  return (
    <SimpleList<StockItem>
      rowClick="show"
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
      primaryText={(item) => `${item.sku} · ${item.name ?? ''}`}
      secondaryText={(item) =>
        [
          translate('counter.stock.can_sell', { units: units(item.available, item.selling_unit) }),
          item.reserved > 0 ? translate('counter.stock.held_count', { count: item.reserved }) : '',
          lotsOf(item),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      tertiaryText={(item) => <Low item={item} />}
    />
  );
};

const Rows = () => {
  const units = useUnits();
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col
        source="sku"
        label="counter.stock.sku"
        render={({ sku }: StockItem) => <RowLink to={`/stock/${encodeURIComponent(sku)}/show`}>{sku}</RowLink>}
      />
      <DataTable.Col source="name" label="counter.stock.name" disableSort />
      <DataTable.Col
        source="available"
        label="counter.stock.available"
        align="right"
        disableSort
        render={(item: StockItem) => units(item.available, item.selling_unit)}
      />
      <DataTable.Col source="reserved" label="counter.stock.held" align="right" disableSort />
      <DataTable.Col source="lots" label="counter.stock.lots" disableSort render={lotsOf} />
      <DataTable.Col
        source="is_below_line"
        label="counter.stock.line"
        disableSort
        render={(item: StockItem) => <Low item={item} />}
      />
    </DataTable>
  );
};

const Actions = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  if (!includesScope(permissions, 'stock:write')) return null;
  return (
    <Stack direction="row" sx={{ pt: 1 }}>
      <Button component={Link} to="/receive" variant="contained" data-shortcut="n">
        {translate('counter.receive.action')}
      </Button>
    </Stack>
  );
};

/** List of products with their stock. */
export const StockList = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <ListPage
      title="counter.stock.title"
      sort={{ field: 'sku', order: 'ASC' }}
      actions={<Actions />}
      filters={<StockFilters />}
    >
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </ListPage>
  );
};
