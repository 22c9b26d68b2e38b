-- The newest release of Showbill that has opened the database: an earlier one leaves it alone.
alter table installation add column release text;
