-- For carts: those that somebody wants to order, or wanted to, with a yes of their company.
create view cart_of_approval as select cart_id from purchase_order;
