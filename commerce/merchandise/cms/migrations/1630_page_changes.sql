-- Null: last changed before this migration.
alter table cms_page_text add column updated_at timestamptz;
