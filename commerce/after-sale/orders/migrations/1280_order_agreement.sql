-- Whether a line was sold as final sale; null: placed before this was kept.
alter table order_item add column is_final_sale boolean;

-- What was agreed to with an order that holds goods of final sale: the words as they were shown. Without a moment nobody was asked:
-- the client that ordered knows no agreements.
create table order_agreement (
  order_id bigint primary key references sales_order(id) on delete cascade,
  agreement_id int not null,
  language text not null,
  words text not null,
  agreed_at timestamptz
);
