-- Lists of staff: customers of a group, and blocked ones.
create index customer_group on customer (group_id, created_at);
create index customer_blocked on customer (created_at) where blocked_at is not null;
