CREATE TABLE "listed_places" (
	"locale" text NOT NULL,
	"place_key" text COLLATE "C" NOT NULL,
	"place" text NOT NULL,
	"letter" text NOT NULL,
	"region" text NOT NULL,
	"theater" integer NOT NULL,
	"orchestra" integer NOT NULL,
	"other" integer NOT NULL,
	"located" integer NOT NULL,
	"lat_sum" double precision NOT NULL,
	"lon_sum" double precision NOT NULL,
	CONSTRAINT "listed_places_locale_place_key_region_pk" PRIMARY KEY("locale","place_key","region")
);
--> statement-breakpoint
-- Adds the rows that came into listed_organizations (sign 1), or takes off those that left it (sign -1).
CREATE FUNCTION listed_organizations_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO listed_places AS counted
    (locale, place_key, place, letter, region, theater, orchestra, other, located, lat_sum, lon_sum)
  SELECT locale, place_key, min(place), min(letter), coalesce(region, ''),
    sign * count(*) FILTER (WHERE category = 'theater'), sign * count(*) FILTER (WHERE category = 'orchestra'),
    sign * count(*) FILTER (WHERE category = 'other'), sign * count(lat), sign * coalesce(sum(lat), 0), sign * coalesce(sum(lon), 0)
  FROM changed_rows GROUP BY locale, place_key, coalesce(region, '') ORDER BY locale, place_key, coalesce(region, '')
  ON CONFLICT (locale, place_key, region) DO UPDATE SET theater = counted.theater + excluded.theater,
    orchestra = counted.orchestra + excluded.orchestra, other = counted.other + excluded.other,
    located = counted.located + excluded.located, lat_sum = counted.lat_sum + excluded.lat_sum,
    lon_sum = counted.lon_sum + excluded.lon_sum;
  IF sign < 0 THEN
    DELETE FROM listed_places AS counted USING changed_rows AS changed
    WHERE counted.locale = changed.locale AND counted.place_key = changed.place_key
      AND theater = 0 AND orchestra = 0 AND other = 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listed_organizations_inserted AFTER INSERT ON listed_organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listed_organizations_counted();
--> statement-breakpoint
CREATE TRIGGER listed_organizations_deleted AFTER DELETE ON listed_organizations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listed_organizations_counted();
--> statement-breakpoint
CREATE FUNCTION listed_places_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_places;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listed_organizations_emptied AFTER TRUNCATE ON listed_organizations
  FOR EACH STATEMENT EXECUTE FUNCTION listed_places_emptied();
--> statement-breakpoint
-- What is listed already.
INSERT INTO listed_places
  (locale, place_key, place, letter, region, theater, orchestra, other, located, lat_sum, lon_sum)
SELECT locale, place_key, min(place), min(letter), coalesce(region, ''), count(*) FILTER (WHERE category = 'theater'),
  count(*) FILTER (WHERE category = 'orchestra'), count(*) FILTER (WHERE category = 'other'), count(lat),
  coalesce(sum(lat), 0), coalesce(sum(lon), 0)
FROM listed_organizations GROUP BY locale, place_key, coalesce(region, '');
