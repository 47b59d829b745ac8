-- Jobs of one key run one after the other, such as the calls to one receiver of webhooks.
alter table job add column serial_key text;
