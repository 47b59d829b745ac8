import { Box, useMediaQuery, type Theme } from '@mui/material';
import {
  DataTable,
  DateInput,
  List,
  RecordContextProvider,
  SearchInput,
  SelectInput,
  SimpleList,
  useTranslate,
} from 'react-admin';
import { useFormats } from '../formats.ts';
import { StatusChip } from './status-chip.tsx';
import { ORDER_STATUSES, type Order } from './types.ts';

/** Two filters side by side on a phone. */
const HALF = { width: { xs: '42vw', sm: 200 } };

const nameOf = ({ customer_firstname, customer_lastname }: Order): string =>
  `${customer_firstname} ${customer_lastname}`;

const Cards = () => {
  const { money, time } = useFormats();
  return (
    <SimpleList<Order>
      rowClick="show"
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
      primaryText={(order) => `${order.increment_id} · ${nameOf(order)}`}
      secondaryText={(order) => `${time(order.created_at)} · ${money(order.grand_total, order.order_currency_code)}`}
      tertiaryText={(order) => (
        <RecordContextProvider value={order}>
          <StatusChip status={order.status} />
        </RecordContextProvider>
      )}
    />
  );
};

const Rows = () => {
  const { money, time } = useFormats();
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="increment_id" label="counter.order.number" />
      <DataTable.Col
        source="created_at"
        label="counter.order.placed"
        render={(order: Order) => time(order.created_at)}
      />
      <DataTable.Col label="counter.order.customer" source="customer_lastname" disableSort render={nameOf} />
      <DataTable.Col source="customer_email" label="counter.email" disableSort />
      <DataTable.Col
        source="status"
        disableSort
        label="counter.order.status"
        render={({ status }: Order) => <StatusChip status={status} />}
      />
      <DataTable.Col
        source="grand_total"
        label="counter.order.total"
        align="right"
        disableSort
        render={(order: Order) => money(order.grand_total, order.order_currency_code)}
      />
    </DataTable>
  );
};

/** Orders by number, name, email, telephone, postal code, status and day. */
export const OrderList = () => {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const choices = ORDER_STATUSES.map((id) => ({ id, name: `counter.status.${id}` }));
  return (
    <List
      title={translate('counter.orders')}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
      actions={false}
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={translate('counter.orders_search')}
          slotProps={{ htmlInput: { 'aria-label': translate('counter.orders_search') } }}
          sx={{ minWidth: { xs: '100%', sm: 340 } }}
        />,
        <SelectInput key="status" alwaysOn source="status" label="counter.order.status" choices={choices} sx={HALF} />,
        <DateInput key="day" alwaysOn source="day" label="counter.order.day" sx={HALF} />,
      ]}
    >
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </List>
  );
};
