import { Box, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, RecordContextProvider, SimpleList } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ListPage } from '../records/list-page.tsx';
import { RowLink } from '../records/row-link.tsx';
import { OrderFilters } from './order-filters.tsx';
import { StatusChip } from './status-chip.tsx';
import type { Order } from './types.ts';

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
      <DataTable.Col
        source="increment_id"
        label="counter.order.number"
        render={({ id, increment_id: number }: Order) => <RowLink to={`/orders/${id}/show`}>{number}</RowLink>}
      />
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

/** List of orders with filters. */
export const OrderList = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <ListPage title="counter.orders" sort={{ field: 'created_at', order: 'DESC' }} filters={<OrderFilters />}>
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </ListPage>
  );
};
