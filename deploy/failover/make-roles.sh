#!/bin/sh
# Run once by Patroni, when it has made the cluster: the database, its owner, and the user of PgBouncer.
#
# showbill_pool inherits nothing and works as showbill_service from its first statement on: PgBouncer lets nobody choose
# a role while connecting, and hands one connection to many. Its time-outs are set here for the same reason.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=pool="$POOL_PASSWORD" "$1" <<'SQL'
create role showbill_service nologin noinherit;
create role showbill login password :'owner' in role showbill_service;
create role showbill_pool login noinherit password :'pool' in role showbill_service;
alter role showbill_pool set role = 'showbill_service';
alter role showbill_pool set statement_timeout = '60s';
alter role showbill_pool set lock_timeout = '10s';
alter role showbill_pool set idle_in_transaction_session_timeout = '20s';
alter role showbill_pool set client_connection_check_interval = '2s';
create database showbill owner showbill;
SQL
