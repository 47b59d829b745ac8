-- Features that the merchant switched off, or that lack their data. All others are on.
create table feature_off (name text primary key);
