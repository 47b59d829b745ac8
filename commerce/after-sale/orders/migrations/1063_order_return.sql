-- Goods that a customer wants to bring back, and breakage they report.
create table order_return (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order (id),
  -- That of the order, R and its place.
  number text not null unique,
  -- The same call sent again is the same request.
  request_id text not null unique,
  kind text not null check (kind in ('return', 'claim')),
  state text not null default 'requested' check (state in ('requested', 'approved', 'declined', 'received', 'refunded')),
  -- In the customer's words.
  message text,
  -- The credit memo, once there is one.
  document_number text references order_document (number),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'refunded') = (document_number is not null))
);
create index order_return_order on order_return (order_id, id);

create table order_return_item (
  return_id bigint not null references order_return (id),
  order_item_id bigint not null references order_item (id),
  quantity integer not null check (quantity > 0),
  primary key (return_id, order_item_id)
);

create table order_photo (
  id integer generated always as identity primary key,
  -- SHA-256 of the token that its uploader alone knows.
  token_hash bytea not null unique,
  -- Null until the claim is sent.
  return_id bigint references order_return (id),
  -- Random name of the file in VAR_DIR/claims.
  stored_as text not null unique,
  bytes integer not null,
  uploaded_at timestamptz not null
);
create index order_photo_return on order_photo (return_id);
create index order_photo_pending on order_photo (uploaded_at) where return_id is null;

-- Where a request may go from where it stands: nothing else writes a state, and this refuses the rest.
create function order_return_move() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (('requested', 'approved'), ('requested', 'declined'),
      ('approved', 'received'), ('approved', 'declined'), ('approved', 'refunded'), ('received', 'refunded'), ('received', 'declined')) then
    raise exception 'return % is %: it cannot become %', old.number, old.state, new.state;
  end if;
  return new;
end $$;
create trigger order_return_moves before update on order_return for each row execute function order_return_move();

alter table order_event drop constraint order_event_what_check;
alter table order_event add constraint order_event_what_check
  check (what in ('status', 'comment', 'paid', 'ready', 'invoice', 'shipment', 'credit_memo', 'return'));
