import { Box, Chip, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ListFilters } from '../records/list-filters.tsx';
import { ListPage } from '../records/list-page.tsx';
import { RowLink } from '../records/row-link.tsx';
import { GROUPS, type Customer } from './types.ts';

const nameOf = ({ firstname, lastname }: Customer): string => `${firstname} ${lastname}`;

const companyOf = ({ addresses }: Customer): string => addresses.find(({ company }) => company)?.company ?? '';
const telephoneOf = ({ addresses }: Customer): string => addresses[0]?.telephone ?? '';

const Blocked = ({ customer }: { customer: Customer }) => {
  const translate = useTranslate();
  return customer.extension_attributes.is_blocked ? (
    <Chip size="small" color="error" label={translate('counter.customer.blocked')} />
  ) : null;
};

const Cards = () => (
  <SimpleList<Customer>
    rowClick="show"
    sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    primaryText={(customer) => [nameOf(customer), companyOf(customer)].filter(Boolean).join(' · ')}
    secondaryText={(customer) => [customer.email, telephoneOf(customer)].filter(Boolean).join(' · ')}
    tertiaryText={(customer) => <Blocked customer={customer} />}
  />
);

const Rows = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col
        source="lastname"
        label="counter.customer.name"
        render={(customer: Customer) => <RowLink to={`/customers/${customer.id}/show`}>{nameOf(customer)}</RowLink>}
      />
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

const Filters = () => (
  <ListFilters
    search="counter.customers_search"
    filters={[
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
);

/** List of customers with filters. */
export const CustomerList = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <ListPage title="counter.customers" sort={{ field: 'created_at', order: 'DESC' }} filters={<Filters />}>
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </ListPage>
  );
};
