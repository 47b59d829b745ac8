-- An order of nothing waits for no money: what it holds is there, and staff go on with it.
update sales_order set status = 'processing' where status = 'pending' and grand_total = 0;
update sales_order set held_from = 'processing' where held_from = 'pending' and grand_total = 0;
