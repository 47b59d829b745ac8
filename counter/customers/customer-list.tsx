import { Box, Chip, useMediaQuery, type Theme } from '@mui/material';
import { useRef } from 'react';
import {
  DataTable,
  FilterForm,
  ListContextProvider,
  SearchInput,
  SelectInput,
  SimpleList,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { RefObject } from 'react';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { useFormats } from '../formats.ts';
import { ListPage } from '../records/list-page.tsx';
import { GROUPS, type Customer } from './types.ts';

type Props = { rowClick: () => 'show' };

const nameOf = ({ firstname, lastname }: Customer): string => `${firstname} ${lastname}`;

const companyOf = ({ addresses }: Customer): string => addresses.find(({ company }) => company)?.company ?? '';
const telephoneOf = ({ addresses }: Customer): string => addresses[0]?.telephone ?? '';

const Blocked = ({ customer }: { customer: Customer }) => {
  const translate = useTranslate();
  return customer.extension_attributes.is_blocked ? (
    <Chip size="small" color="error" label={translate('counter.customer.blocked')} />
  ) : null;
};

const Cards = ({ rowClick }: Props) => (
  <SimpleList<Customer>
    rowClick={rowClick}
    sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    primaryText={(customer) => [nameOf(customer), companyOf(customer)].filter(Boolean).join(' · ')}
    secondaryText={(customer) => [customer.email, telephoneOf(customer)].filter(Boolean).join(' · ')}
    tertiaryText={(customer) => <Blocked customer={customer} />}
  />
);

const Rows = ({ rowClick }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <DataTable rowClick={rowClick} bulkActionButtons={false}>
      <DataTable.Col source="lastname" label="counter.customer.name" render={nameOf} />
      <DataTable.Col source="email" label="counter.email" />
      <DataTable.Col label="counter.customer.company" render={companyOf} disableSort />
      <DataTable.Col label="counter.customer.telephone" render={telephoneOf} disableSort />
      <DataTable.Col
        source="group_id"
        disableSort
        label="counter.customer.group"
        render={({ group_id }: Customer) => translate(`counter.group.${group_id}`)}
      />
      <DataTable.Col
        source="created_at"
        label="counter.customer.since"
        render={({ created_at }: Customer) => time(created_at)}
      />
      <DataTable.Col
        disableSort
        label="counter.customer.access"
        render={(customer: Customer) => <Blocked customer={customer} />}
      />
    </DataTable>
  );
};

const HALF = { width: { xs: '42vw', sm: 200 } };

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
            placeholder={translate('counter.customers_search')}
            slotProps={{ htmlInput: { 'aria-label': translate('counter.customers_search'), [SHORTCUT]: '/' } }}
            sx={{ minWidth: { xs: '100%', sm: 340 } }}
          />,
          <SelectInput
            key="group"
            alwaysOn
            source="group_id"
            label="counter.customer.group"
            choices={GROUPS.map((id) => ({ id: String(id), name: `counter.group.${id}` }))}
            sx={HALF}
          />,
          <SelectInput
            key="blocked"
            alwaysOn
            source="is_blocked"
            label="counter.customer.access"
            choices={[
              { id: '0', name: 'counter.customer.open' },
              { id: '1', name: 'counter.customer.blocked' },
            ]}
            sx={HALF}
          />,
        ]}
      />
    </ListContextProvider>
  );
};

/** List of customers with filters. */
export const CustomerList = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isLeaving = useRef(false);
  const open = (): 'show' => {
    isLeaving.current = true;
    return 'show';
  };
  return (
    <ListPage
      title="counter.customers"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<Filters isLeaving={isLeaving} />}
    >
      <Box>{isWide ? <Rows rowClick={open} /> : <Cards rowClick={open} />}</Box>
    </ListPage>
  );
};
