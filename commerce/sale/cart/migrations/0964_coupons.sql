-- The codes a shopper gave, in their order; whether they hold is asked at every read.
alter table cart add column coupon_codes text[] not null default '{}';
