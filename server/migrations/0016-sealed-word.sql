-- A word sealed with the installation's secret: a process with another secret cannot open it, and does not start.
alter table installation add column sealed_word bytea;
