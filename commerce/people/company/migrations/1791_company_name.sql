-- Staff find companies by a part of the name.
create index company_name on company using gin (lower(name) gin_trgm_ops);
