#!/bin/sh
# For PostgreSQL's own image, which runs what lies in /docker-entrypoint-initdb.d once, when it makes the database: gives the database to a
# user of the site, who has the password from now on. The administrator has none, and is let in from within the container alone
# (`docker compose exec database psql --username postgres`).
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set "user=$SITE_USER" --set "password=$POSTGRES_PASSWORD" --set "database=$POSTGRES_DB" --set "administrator=$POSTGRES_USER" <<'SQL'
CREATE ROLE :"user" LOGIN PASSWORD :'password';
ALTER DATABASE :"database" OWNER TO :"user";
ALTER ROLE :"administrator" PASSWORD NULL;
SQL
