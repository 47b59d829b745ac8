-- Unpublished content of staff: of a page, block, menu or showroom.
create table content_draft (
  kind text not null check (kind in ('page', 'block', 'menu', 'showroom')),
  -- Id of the page, block or menu, or code of the showroom.
  entity text not null,
  -- 0: all views.
  store_view_id integer not null default 0,
  content jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (kind, entity, store_view_id)
);
