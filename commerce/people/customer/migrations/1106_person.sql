-- What Magento keeps of a person beyond the name; the shop's own forms ask for none of it.
alter table customer
  add column prefix text,
  add column middlename text,
  add column suffix text,
  add column date_of_birth date,
  add column gender integer check (gender between 1 and 3),
  add column taxvat text;
