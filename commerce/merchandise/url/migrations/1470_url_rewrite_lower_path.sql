create index url_rewrite_lower_path on url_rewrite (store_view_id, lower(request_path));
