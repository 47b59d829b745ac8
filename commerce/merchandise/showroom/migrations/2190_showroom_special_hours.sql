-- Opening hours of single days, such as {"12-24": "09:00-12:00"}; days as in closed_on.
alter table showroom add column special_hours jsonb not null default '{}';
