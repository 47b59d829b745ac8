-- True: what is in stock ships first, and the rest when it arrives. False: everything ships together.
alter table cart add column is_split boolean not null default false;
