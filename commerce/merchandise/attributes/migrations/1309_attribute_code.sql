-- For other subjects: the code of an attribute.
create view attribute_code as select id, code from attribute;
