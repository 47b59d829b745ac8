-- The list of staff: requested quotes first.
create index price_quote_waiting on price_quote (((state = 'requested')::int) desc, id desc);
