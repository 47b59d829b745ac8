-- Lists of staff: quotes of a state, and all by date.
create index price_quote_state on price_quote (state, id);
create index price_quote_asked on price_quote (asked_at);
