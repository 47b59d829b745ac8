-- Figures read invoices and credit memos by day.
create index order_document_created on order_document (created_at);
