-- For other subjects: what a record's store view is called, also one that is active no more.
create view store_view_code as select id as store_view_id, code from store_view;
