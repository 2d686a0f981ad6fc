-- A supplier is found by name through `suppliers_in_order`, whose key is derived from the name.
DROP INDEX suppliers_by_name;
