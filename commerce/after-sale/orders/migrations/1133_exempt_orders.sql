-- A tax that was not charged stays with its order: by which certificate, and how long that was valid.
alter table order_tax add column exemption_number text;
alter table order_tax add column exemption_until date;
alter table order_tax drop constraint order_tax_amount_check;
alter table order_tax add constraint order_tax_amount_check check (amount > 0 or (amount = 0 and exemption_number is not null));
alter table order_tax add constraint order_tax_exemption_check check ((exemption_number is null) = (exemption_until is null));
