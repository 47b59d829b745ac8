-- While set, a task switches is_active at these times.
alter table cms_page add column visible_from timestamptz;
alter table cms_page add column visible_until timestamptz;
alter table cms_block add column visible_from timestamptz;
alter table cms_block add column visible_until timestamptz;
create index cms_page_visible_dates on cms_page (id) where visible_from is not null or visible_until is not null;
create index cms_block_visible_dates on cms_block (id) where visible_from is not null or visible_until is not null;
