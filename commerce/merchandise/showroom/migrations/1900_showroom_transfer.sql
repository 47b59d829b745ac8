-- Business days from the warehouse to the showroom; null if unknown.
alter table showroom add column transfer_days integer check (transfer_days >= 0);
