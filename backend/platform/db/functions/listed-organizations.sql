-- Returns the sort key of a text, compared byte by byte: lower case, without accents and punctuation (DIN 5007-1).
CREATE OR REPLACE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    lower(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'SS'), NFD), U&'[\0300-\036F]', '', 'g')),
    '[\s!-/:-@\[-`{-~„“”‚‘’«»–—]+', ' ', 'g'))
$$;

-- Lists an organization in each language in which it is published for everybody and has a place; removes its other rows.
CREATE OR REPLACE FUNCTION list_organization(id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_organizations WHERE page_id = id;
  INSERT INTO listed_organizations
    (page_id, locale, category, region, place, letter, place_key, name_key, search_text, search_parts, lat, lon)
  SELECT organization.page_id, publication.locale, category, region, place,
    CASE WHEN place_key ~ '^[a-z]' THEN left(place_key, 1) ELSE '#' END,
    -- Two names that differ only in their accents are two places.
    place_key || '~' || place, public.sort_key(title), search_text, public.text_parts(search_text),
    (organization.position ->> 'lat')::double precision, (organization.position ->> 'lon')::double precision
  FROM organizations AS organization
  JOIN publications AS publication
    ON publication.page_id = organization.page_id AND publication.is_online AND publication.audience IS NULL
  CROSS JOIN LATERAL (SELECT
    public.sort_key(place) COLLATE "C" AS place_key,
    public.searchable_text(title || ' ' || place || ' ' || zip || ' ' || coalesce(kind ->> publication.locale, '')
      || ' ' || coalesce(public.region_names(region), '')) AS search_text
  ) AS texts
  WHERE organization.page_id = id AND place <> '';
END
$$;

CREATE OR REPLACE FUNCTION organization_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_organization(NEW.page_id);
  RETURN NULL;
END
$$;

-- Adds inserted rows of listed_organizations to the counts of their places, and subtracts deleted rows.
CREATE OR REPLACE FUNCTION listed_organizations_counted() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION listed_places_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_places;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION organization_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(id)) FROM jobs WHERE organization_id = NEW.page_id AND state = 'published';
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER organization_relisted AFTER INSERT OR UPDATE ON organizations
  FOR EACH ROW EXECUTE FUNCTION organization_listing_changed();

CREATE OR REPLACE TRIGGER organization_relisted AFTER INSERT OR UPDATE OF title, is_online, audience ON publications
  FOR EACH ROW WHEN (NEW.content_type = 'organization') EXECUTE FUNCTION organization_listing_changed();

CREATE OR REPLACE TRIGGER listed_organizations_inserted AFTER INSERT ON listed_organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listed_organizations_counted();

CREATE OR REPLACE TRIGGER listed_organizations_deleted AFTER DELETE ON listed_organizations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listed_organizations_counted();

CREATE OR REPLACE TRIGGER listed_organizations_emptied AFTER TRUNCATE ON listed_organizations
  FOR EACH STATEMENT EXECUTE FUNCTION listed_places_emptied();

CREATE OR REPLACE TRIGGER organization_moved AFTER UPDATE ON organizations
  FOR EACH ROW WHEN (OLD.position IS DISTINCT FROM NEW.position) EXECUTE FUNCTION organization_moved();
