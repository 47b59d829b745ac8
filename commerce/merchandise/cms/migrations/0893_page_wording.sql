-- For other subjects: the words of pages that are on; store view 0 says what a view does not say otherwise.
create view page_wording as
  select p.id as page_id, p.identifier, t.store_view_id, t.title, t.content_heading, t.content, t.meta_keywords, t.meta_description
    from cms_page p join cms_page_text t on t.page_id = p.id
   where p.is_active;
