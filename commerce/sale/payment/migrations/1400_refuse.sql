-- A statement that is sent together with the commit undoes all of its transaction by failing.
create function refuse(reason text) returns text language plpgsql as $$
begin
  raise exception using errcode = 'TS001', message = reason;
end $$;
