-- A replacement is an order without a cart and without a charge, for items of a return or a claim.
alter table sales_order alter column cart_id drop not null;

alter table order_return add column replacement_id bigint unique references sales_order (id);
alter table order_return_item add column is_replaced boolean not null default false;

alter table order_return drop constraint order_return_state_check;
alter table order_return add constraint order_return_state_check
  check (state in ('requested', 'approved', 'declined', 'received', 'refunded', 'replaced'));
alter table order_return add constraint order_return_replaced check (state <> 'replaced' or replacement_id is not null);

create or replace function order_return_move() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (('requested', 'approved'), ('requested', 'declined'),
      ('approved', 'received'), ('approved', 'declined'), ('approved', 'refunded'), ('approved', 'replaced'),
      ('received', 'refunded'), ('received', 'replaced'), ('received', 'declined')) then
    raise exception 'return % is %: it cannot become %', old.number, old.state, new.state;
  end if;
  return new;
end $$;
