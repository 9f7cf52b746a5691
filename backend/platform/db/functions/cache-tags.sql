-- After every change the database itself announces the cache tags of what changed (lib/cache-tags.ts) on the channel
-- cache_tags, as a JSON array. All triggers work per statement, so a bulk load announces once.

-- Announces the distinct tags. NOTIFY bears 8000 bytes: more than fits is announced as "everything".
CREATE OR REPLACE FUNCTION announce_cache_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text;
BEGIN
  SELECT jsonb_agg(tag)::text INTO payload FROM (SELECT DISTINCT unnest(tags) AS tag ORDER BY 1) AS named;
  IF payload IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_notify('cache_tags', CASE WHEN octet_length(payload) < 7900 THEN payload ELSE '["*"]' END);
END
$$;

-- Tables with one tag, given as the trigger's argument. A picture may stand on any page and in any menu: "everything".
CREATE OR REPLACE FUNCTION announce_fixed_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(ARRAY[TG_ARGV[0]]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION differ(o jsonb, n jsonb, VARIADIC fields text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM unnest(fields) AS field
    WHERE coalesce(o->field, 'null') <> coalesce(n->field, 'null')
  )
$$;
