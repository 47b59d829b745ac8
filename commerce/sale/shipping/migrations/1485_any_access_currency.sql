alter table site_access drop constraint site_access_currency_check;
alter table site_access add constraint site_access_currency_check check (currency ~ '^[A-Z]{3}$');
