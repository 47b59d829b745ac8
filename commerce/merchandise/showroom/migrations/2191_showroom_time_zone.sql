-- Lets other modules compute local days of showrooms.
create view showroom_time_zone as select code as showroom_code, coalesce(time_zone, 'UTC') as time_zone from showroom;
