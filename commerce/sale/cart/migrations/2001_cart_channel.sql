-- Where the cart of staff was made, for the recorded changes of its order. Only accounts of the counter have an email address as name.
alter table cart add column made_in text check (made_in in ('counter', 'program'));
update cart set made_in = case when made_by like '%@%' then 'counter' else 'program' end where made_by is not null;
