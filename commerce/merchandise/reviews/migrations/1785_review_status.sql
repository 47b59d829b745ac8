create index product_review_written on product_review (status, written_at) where not is_sample;
