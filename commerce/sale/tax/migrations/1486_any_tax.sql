-- Codes come from taxes.yaml.
alter table tax_rate drop constraint tax_rate_tax_code_check;
alter table tax_exempt drop constraint tax_exempt_tax_code_check;
