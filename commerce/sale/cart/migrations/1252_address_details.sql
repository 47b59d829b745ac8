-- What Magento keeps with an address beyond what the shop's own forms ask for.
alter table cart_address
  add column prefix text, add column middlename text, add column suffix text, add column fax text, add column vat_id text;
