-- Returns the ids of the pictures whose addresses are in a text.
CREATE OR REPLACE FUNCTION pictures_in(written text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT id[1]::integer), '{}')
  FROM regexp_matches(written, '/media/images/([1-9][0-9]{0,8})-', 'g') AS id
$$;

-- Returns the ids of the pictures of a module: addresses in its texts, and its field `image`.
CREATE OR REPLACE FUNCTION pictures_of_module(data jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.pictures_in(data::text)
    || CASE WHEN data ->> 'image' ~ '^[1-9][0-9]{0,8}$' AND jsonb_typeof(data -> 'image') = 'number'
      THEN ARRAY[(data ->> 'image')::integer] ELSE '{}' END
$$;

-- Replaces the stored picture uses of a place, such as a module or a version, by these ids.
CREATE OR REPLACE FUNCTION keep_picture_uses(of_place text, of_key text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture_uses WHERE place = of_place AND key = of_key AND NOT image_id = ANY (ids);
  INSERT INTO picture_uses (image_id, place, key) SELECT DISTINCT unnest(ids), of_place, of_key ON CONFLICT DO NOTHING;
END
$$;

CREATE OR REPLACE FUNCTION publication_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_picture_uses('publication', OLD.page_id || '/' || OLD.locale, '{}');
  ELSE
    PERFORM keep_picture_uses('publication', NEW.page_id || '/' || NEW.locale, pictures_in(snapshot::text))
    FROM page_versions WHERE id = NEW.version_id;
  END IF;
  RETURN NULL;
END
$$;

-- Updates the picture uses of a row. Arguments of the trigger: the place, the columns of the row's key, the columns with texts.
CREATE OR REPLACE FUNCTION text_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  of_key text := (SELECT string_agg(columns ->> name, '/') FROM unnest(TG_ARGV[1]::text[]) AS name);
  written text := (SELECT string_agg(columns ->> name, ' ') FROM unnest(TG_ARGV[2]::text[]) AS name);
BEGIN
  PERFORM keep_picture_uses(TG_ARGV[0], of_key, CASE TG_OP WHEN 'DELETE' THEN '{}' ELSE pictures_in(written) END);
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER publication_pictured AFTER INSERT OR DELETE OR UPDATE OF version_id ON publications
  FOR EACH ROW EXECUTE FUNCTION publication_pictured();

CREATE OR REPLACE TRIGGER page_pictured AFTER INSERT OR DELETE OR UPDATE OF hero_video ON pages
  FOR EACH ROW EXECUTE FUNCTION text_pictured('page', '{id}', '{hero_video}');

CREATE OR REPLACE TRIGGER page_text_pictured AFTER INSERT OR DELETE OR UPDATE OF hero_text, hero_link ON page_texts
  FOR EACH ROW EXECUTE FUNCTION text_pictured('text', '{page_id,locale}', '{hero_text,hero_link}');

CREATE OR REPLACE TRIGGER container_pictured AFTER INSERT OR DELETE OR UPDATE OF snapshot ON published_containers
  FOR EACH ROW EXECUTE FUNCTION text_pictured('container', '{slug,locale}', '{snapshot}');

CREATE OR REPLACE TRIGGER html_selection_pictured AFTER INSERT OR DELETE OR UPDATE OF code ON html_selections
  FOR EACH ROW EXECUTE FUNCTION text_pictured('html', '{id}', '{code}');

CREATE OR REPLACE TRIGGER settings_pictured AFTER INSERT OR DELETE OR UPDATE OF data ON settings
  FOR EACH ROW EXECUTE FUNCTION text_pictured('settings', '{id}', '{data}');
