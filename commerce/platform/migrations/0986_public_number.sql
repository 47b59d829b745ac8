-- A number for outside, 1 to 2^31 - 1, that tells nothing of how many rows there are. The bits are the random ones at the end of a UUID.
create function public_number() returns integer language sql volatile
  as $$ select greatest(('x' || right(gen_random_uuid()::text, 8))::bit(32)::integer & 2147483647, 1) $$;
