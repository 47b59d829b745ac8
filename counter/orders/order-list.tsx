import { Box, Link, useMediaQuery, type Theme } from '@mui/material';
import { useRef } from 'react';
import { DataTable, RecordContextProvider, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { ListPage } from '../records/list-page.tsx';
import { OrderFilters } from './order-filters.tsx';
import { StatusChip } from './status-chip.tsx';
import type { Order } from './types.ts';

/** Opens the order of a pressed row. */
type Props = { rowClick: () => 'show' };

const nameOf = ({ customer_firstname, customer_lastname }: Order): string =>
  `${customer_firstname} ${customer_lastname}`;

const Cards = ({ rowClick }: Props) => {
  const { money, time } = useFormats();
  return (
    <SimpleList<Order>
      rowClick={rowClick}
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

const Rows = ({ rowClick }: Props) => {
  const { money, time } = useFormats();
  return (
    <DataTable rowClick={rowClick} bulkActionButtons={false}>
      <DataTable.Col
        source="increment_id"
        label="counter.order.number"
        render={({ id, increment_id: number }: Order) => (
          <Link
            component={RouterLink}
            to={`/orders/${id}/show`}
            onClick={(event) => {
              // The row would open the order a second time.
              event.stopPropagation();
              rowClick();
            }}
          >
            {number}
          </Link>
        )}
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
  const isLeaving = useRef(false);
  const open = (): 'show' => {
    isLeaving.current = true;
    return 'show';
  };
  return (
    <ListPage
      title="counter.orders"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<OrderFilters isLeaving={isLeaving} />}
    >
      <Box>{isWide ? <Rows rowClick={open} /> : <Cards rowClick={open} />}</Box>
    </ListPage>
  );
};
