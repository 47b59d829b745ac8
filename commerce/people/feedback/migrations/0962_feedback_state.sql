-- How far staff are with it: `npm run staff -- feedback mark`.
alter table feedback add column state text not null default 'new' check (state in ('new', 'read', 'answered', 'closed'));
