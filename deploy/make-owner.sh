#!/bin/sh
# Run once by the image of PostgreSQL in compose.yaml: the database, and its owner, who is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$OWNER_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role showbill login createrole password :'password';
create database showbill owner showbill;
SQL
