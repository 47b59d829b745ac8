-- Whether the shopper wants the card kept that the order is paid with.
alter table cart add column is_card_kept boolean not null default false;
