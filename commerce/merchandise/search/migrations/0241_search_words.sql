-- What a merchant says of words: each entry's words find each other and what stands in finds; with an answer, what they name is not sold.
create table search_words (
  language text not null,
  position integer not null,
  words text[] not null,
  finds text[] not null,
  answer text,
  primary key (language, position)
);

create table search_page (
  store_view_id integer not null references store_view (id),
  page_id integer not null references cms_page (id) on delete cascade,
  identifier text not null,
  title text not null,
  -- Title A, heading and keywords B, description C, text D.
  document tsvector not null,
  primary key (store_view_id, page_id)
);
create index search_page_words on search_page using gin (document);
