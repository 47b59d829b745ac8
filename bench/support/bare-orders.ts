import pg from 'pg';
import type { Cluster } from '#commerce/platform/database/testing/postgresql.ts';
import { treeCpuMs } from './process-tree.ts';

const CLIENTS = 20;
const LINES = 3;
const PRODUCTS = 200;

const SCHEMA = `
  create table bare_stock (id int primary key, quantity int not null, reserved int not null default 0 check (reserved <= quantity));
  create table bare_cart (id int primary key, is_active boolean not null default true);
  create table bare_order (id int primary key generated always as identity, cart_id int not null unique references bare_cart,
    key text not null unique, total numeric(12,4) not null, placed_at timestamptz not null default now());
  create table bare_item (order_id int not null references bare_order, stock_id int not null references bare_stock,
    quantity int not null, price numeric(12,4) not null, primary key (order_id, stock_id));
  insert into bare_stock select n, 1000000 from generate_series(1, ${PRODUCTS}) n;`;

const place = async (client: pg.PoolClient, cart: number): Promise<void> => {
  const runQuery = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query('begin');
  await runQuery('lock', 'select is_active from bare_cart where id = $1 for update', [cart]);
  const { rows } = await runQuery(
    'order',
    'insert into bare_order (cart_id, key, total) values ($1, $2, $3) returning id',
    [cart, `key-${cart}`, 123.45],
  );
  const { id } = rows[0] as { id: number };
  for (let line = 0; line < LINES; line += 1) {
    // Ascending, so that two orders never deadlock.
    const stock = 1 + ((cart * 7) % (PRODUCTS - LINES)) + line;
    await runQuery(
      'stock',
      'update bare_stock set reserved = reserved + $2 where id = $1 and quantity - reserved >= $2',
      [stock, 1],
    );
    await runQuery('item', 'insert into bare_item values ($1, $2, $3, $4)', [id, stock, 1, 41.15]);
  }
  await runQuery('close', 'update bare_cart set is_active = false where id = $1', [cart]);
  await client.query('commit');
};

/**
 * Orders of three lines in a schema of four tables, per second of processor time of this process and the database: the
 * limit of the machine for an order that only locks, reserves and inserts rows.
 */
export const bareOrders = async (cluster: Cluster, orders = 2000): Promise<number> => {
  const pool = new pg.Pool({ connectionString: cluster.url, max: CLIENTS });
  // A connection may still receive a message about the server's shutdown.
  pool.on('error', () => {});
  try {
    await pool.query(SCHEMA);
    await pool.query(`insert into bare_cart select n from generate_series(1, ${2 * orders}) n`);
    await pool.query('analyze bare_stock, bare_cart');
    const spent = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + (cluster.pid ? treeCpuMs(cluster.pid) : 0);
    };
    const run = async (from: number): Promise<void> => {
      let next = from;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          const client = await pool.connect();
          while (next < from + orders) await place(client, (next += 1));
          client.release();
        }),
      );
    };
    await run(0);
    const before = spent();
    await run(orders);
    return (1000 * orders) / (spent() - before);
  } finally {
    await pool.query('drop table if exists bare_item, bare_order, bare_cart, bare_stock');
    await pool.end();
  }
};
