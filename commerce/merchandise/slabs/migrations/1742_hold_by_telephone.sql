-- Staff hold slabs for callers, who may have no email address.
alter table slab_hold add column telephone text;
alter table slab_hold alter column email drop not null;
alter table slab_hold alter column email_key drop not null;
alter table slab_hold add constraint slab_hold_contact check (email is not null or telephone is not null);
