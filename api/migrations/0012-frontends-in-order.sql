-- The list of frontends is read part by part in this order.
CREATE INDEX frontends_by_url ON frontends (url);
