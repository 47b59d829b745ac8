-- For other subjects: brand and last digits of the card that an attempt was made with.
create view payment_card as
  select id as payment_attempt_id, card_brand as brand, card_last4 as last4
    from payment_attempt where card_brand is not null and card_last4 is not null;
