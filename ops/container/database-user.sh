#!/bin/sh
# Creates the site's database user with the password of the administrator, and makes it the owner of
# the database. Removes the administrator's password, so that the administrator can log in only
# inside the container (`docker compose exec database psql --username postgres`). The official image
# of PostgreSQL runs the scripts in /docker-entrypoint-initdb.d once, when it creates the database.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set "user=$SITE_USER" --set "password=$POSTGRES_PASSWORD" --set "database=$POSTGRES_DB" --set "administrator=$POSTGRES_USER" <<'SQL'
CREATE ROLE :"user" LOGIN PASSWORD :'password';
ALTER DATABASE :"database" OWNER TO :"user";
ALTER ROLE :"administrator" PASSWORD NULL;
SQL
