import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useRef, type RefObject } from 'react';
import {
  DataTable,
  FilterForm,
  ListContextProvider,
  SearchInput,
  SelectInput,
  SimpleList,
  useListContext,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { useFormats } from '../formats.ts';
import { ListPage } from '../records/list-page.tsx';
import { QuoteStateChip } from './quote-state.tsx';
import { QUOTE_STATES, type Quote } from './types.ts';

type Props = { rowClick: () => 'show' };

const nameOf = ({ customer }: Quote): string => (customer ? `${customer.firstname} ${customer.lastname}` : '');

const Cards = ({ rowClick }: Props) => {
  const { money, time } = useFormats();
  return (
    <SimpleList<Quote>
      rowClick={rowClick}
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
      primaryText={(quote) => `${quote.number} · ${nameOf(quote)}`}
      secondaryText={(quote) =>
        [time(quote.created_at), quote.total > 0 ? money(quote.total, quote.currency) : ''].filter(Boolean).join(' · ')
      }
      tertiaryText={({ state }) => <QuoteStateChip state={state} />}
    />
  );
};

const Rows = ({ rowClick }: Props) => {
  const { money, time } = useFormats();
  return (
    <DataTable rowClick={rowClick} bulkActionButtons={false}>
      <DataTable.Col source="number" label="counter.order.number" />
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

/** Once a row was pressed, typed filters are not applied any more: that would lead back to the list. */
const Filters = ({ isLeaving }: { isLeaving: RefObject<boolean> }) => {
  const translate = useTranslate();
  const list = useListContext();
  const setFilters: typeof list.setFilters = (...given) => {
    if (!isLeaving.current) list.setFilters(...given);
  };
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterForm
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={translate('counter.quotes_search')}
            slotProps={{ htmlInput: { 'aria-label': translate('counter.quotes_search'), [SHORTCUT]: '/' } }}
            sx={{ minWidth: { xs: '100%', sm: 340 } }}
          />,
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
    </ListContextProvider>
  );
};

/** List of quotes with filters; those that wait for a price come first. */
export const QuoteList = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isLeaving = useRef(false);
  const open = (): 'show' => {
    isLeaving.current = true;
    return 'show';
  };
  return (
    <ListPage
      title="counter.quotes"
      sort={{ field: 'is_waiting', order: 'DESC' }}
      filters={<Filters isLeaving={isLeaving} />}
      actions={
        includesScope(permissions, 'quotes:write') ? (
          <Button variant="contained" component={Link} to="/quotes/create">
            {translate('counter.quote.begin')}
          </Button>
        ) : (
          false
        )
      }
    >
      <Box>{isWide ? <Rows rowClick={open} /> : <Cards rowClick={open} />}</Box>
    </ListPage>
  );
};
