-- When what an account tells was last changed, for programs that ask for what is new; wrong passwords do not count.
alter table customer add column updated_at timestamptz;
update customer set updated_at = created_at;
alter table customer alter column updated_at set not null;
create function customer_dated() returns trigger language plpgsql as $$
begin
  new.updated_at := case tg_op when 'INSERT' then new.created_at else now() end;
  return new;
end $$;
create trigger customer_made before insert on customer for each row execute function customer_dated();
create trigger customer_changed before update on customer for each row
  when ((old.email, old.firstname, old.lastname, old.group_id, old.prefix, old.middlename, old.suffix, old.date_of_birth, old.gender, old.taxvat, old.confirmed_at)
    is distinct from (new.email, new.firstname, new.lastname, new.group_id, new.prefix, new.middlename, new.suffix, new.date_of_birth, new.gender, new.taxvat, new.confirmed_at))
  execute function customer_dated();
