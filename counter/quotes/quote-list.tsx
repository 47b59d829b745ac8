import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SelectInput, SimpleList, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { ListFilters } from '../records/list-filters.tsx';
import { ListPage } from '../records/list-page.tsx';
import { RowLink } from '../records/row-link.tsx';
import { QuoteStateChip } from './quote-state.tsx';
import { QUOTE_STATES, type Quote } from './types.ts';

const nameOf = ({ customer }: Quote): string => (customer ? `${customer.firstname} ${customer.lastname}` : '');

const Cards = () => {
  const { money, time } = useFormats();
  return (
    <SimpleList<Quote>
      rowClick="show"
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
      primaryText={(quote) => `${quote.number} · ${nameOf(quote)}`}
      secondaryText={(quote) =>
        [time(quote.created_at), quote.total > 0 ? money(quote.total, quote.currency) : ''].filter(Boolean).join(' · ')
      }
      tertiaryText={({ state }) => <QuoteStateChip state={state} />}
    />
  );
};

const Rows = () => {
  const { money, time } = useFormats();
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col
        source="number"
        label="counter.order.number"
        render={({ number }: Quote) => <RowLink to={`/quotes/${number}/show`}>{number}</RowLink>}
      />
      <DataTable.Col
        source="created_at"
        label="counter.quote.requested"
        render={({ created_at: at }: Quote) => time(at)}
      />
      <DataTable.Col label="counter.order.customer" source="customer" disableSort render={nameOf} />
      <DataTable.Col
        label="counter.email"
        source="email"
        disableSort
        render={({ customer }: Quote) => customer?.email ?? ''}
      />
      <DataTable.Col
        source="state"
        disableSort
        label="counter.order.status"
        render={({ state }: Quote) => <QuoteStateChip state={state} />}
      />
      <DataTable.Col
        source="total"
        label="counter.order.total"
        align="right"
        disableSort
        render={({ total, currency }: Quote) => (total > 0 ? money(total, currency) : '')}
      />
    </DataTable>
  );
};

const Filters = () => (
  <ListFilters
    search="counter.quotes_search"
    filters={[
      <SelectInput
        key="state"
        alwaysOn
        source="state"
        label="counter.order.status"
        choices={QUOTE_STATES.map((id) => ({ id, name: `counter.quote_state.${id}` }))}
        sx={{ width: { xs: '42vw', sm: 200 } }}
      />,
    ]}
  />
);

/** List of quotes with filters; those that wait for a price come first. */
export const QuoteList = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <ListPage
      title="counter.quotes"
      sort={{ field: 'is_waiting', order: 'DESC' }}
      filters={<Filters />}
      actions={
        includesScope(permissions, 'quotes:write') ? (
          <Button variant="contained" component={Link} to="/quotes/create" data-shortcut="n">
            {translate('counter.quote.begin')}
          </Button>
        ) : (
          false
        )
      }
    >
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </ListPage>
  );
};
