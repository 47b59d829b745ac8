-- Minor units as an amount with the decimals of its currency by ISO 4217, as decimalsOf in contract/money.ts.
create function major_amount(amount numeric, currency text) returns numeric language sql immutable as $$
  select round(amount / 10::numeric ^ d, d)
    from (select case
      when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
      when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
      when currency in ('CLF', 'UYW') then 4
      else 2 end as d) decimals
$$;
