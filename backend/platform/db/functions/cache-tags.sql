-- Triggers announce the cache tags of changed rows (lib/cache-tags.ts) on the channel cache_tags, as a JSON array. They run
-- once per statement, so that a bulk load announces once.

-- Announces the distinct tags. NOTIFY accepts fewer than 8000 bytes; a longer list becomes '*', the tag of everything.
CREATE OR REPLACE FUNCTION announce_cache_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text;
BEGIN
  SELECT jsonb_agg(tag)::text INTO payload FROM (SELECT DISTINCT unnest(tags) AS tag ORDER BY 1) AS distinct_tags;
  IF payload IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_notify('cache_tags', CASE WHEN octet_length(payload) < 7900 THEN payload ELSE '["*"]' END);
END
$$;

-- Announces the tag in the trigger's argument, for tables with a single tag.
CREATE OR REPLACE FUNCTION announce_fixed_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(ARRAY[TG_ARGV[0]]);
  RETURN NULL;
END
$$;

-- Returns true if one of the fields differs between the old and the new row. A missing field equals null.
CREATE OR REPLACE FUNCTION differ(o jsonb, n jsonb, VARIADIC fields text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM unnest(fields) AS field
    WHERE coalesce(o->field, 'null') <> coalesce(n->field, 'null')
  )
$$;
