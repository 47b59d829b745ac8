-- By what name the catalogue folder knows a category that a program of the merchant has renamed or moved.
alter table category add column folder_key text unique;
