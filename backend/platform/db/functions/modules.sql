-- Updates the picture uses and links of a changed or deleted module.
CREATE OR REPLACE FUNCTION module_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_picture_uses('module', OLD.id::text, '{}');
  ELSIF NEW.deleted_at IS NOT NULL THEN
    PERFORM keep_picture_uses('module', NEW.id::text, '{}');
    DELETE FROM module_links WHERE module_id = NEW.id;
  ELSE
    PERFORM keep_picture_uses('module', NEW.id::text, pictures_of_module(NEW.data));
    DELETE FROM module_links WHERE module_id = NEW.id AND NOT path = ANY (ARRAY(SELECT links_in(NEW.data)));
    INSERT INTO module_links (module_id, path) SELECT NEW.id, links_in(NEW.data) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

-- Marks the text of the module's page as a draft, with the time and the editor of the change.
CREATE OR REPLACE FUNCTION module_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited modules := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF edited.content_type = 'page' THEN
    UPDATE page_texts SET is_dirty = true,
      edited_at = CASE WHEN edited.updated_by IS NULL THEN edited_at ELSE greatest(edited_at, edited.updated_at) END,
      edited_by = CASE WHEN edited.updated_by IS NULL OR edited_at > edited.updated_at THEN edited_by ELSE edited.updated_by END
    WHERE page_id = edited.object_id AND locale = edited.locale AND (
      NOT is_dirty OR edited.updated_by IS NOT NULL AND edited.updated_at > coalesce(edited_at, '-infinity')
    );
  END IF;
  RETURN NULL;
END
$$;

-- Returns the link targets of a module: paths of the site, and pages by id (`page:7/de`), in link fields and in HTML.
CREATE OR REPLACE FUNCTION links_in(data jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT public.link_path(link) FROM jsonb_each(data) AS field(name, content),
    LATERAL (SELECT content #>> '{}' AS value) AS text,
    LATERAL (SELECT value AS link UNION ALL SELECT href[1] FROM regexp_matches(value, 'href="([^"]*)"', 'g') AS href) AS links
  WHERE jsonb_typeof(content) = 'string' AND link ~ '^(\s*/|page:[0-9])' AND octet_length(link) <= 2000
$$;

-- Stores the picture uses and links of new modules, once per statement.
CREATE OR REPLACE FUNCTION new_modules_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_uses (image_id, place, key)
  SELECT DISTINCT image_id, 'module', id::text FROM new_rows, unnest(pictures_of_module(data)) AS image_id
  WHERE deleted_at IS NULL
  ON CONFLICT DO NOTHING;
  INSERT INTO module_links (module_id, path)
  SELECT id, path FROM new_rows, links_in(data) AS path WHERE deleted_at IS NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER module_edited AFTER INSERT OR DELETE OR UPDATE OF content_type, object_id, locale, model, slug, parent_id,
  column_index, position, data, deleted_at ON modules FOR EACH ROW EXECUTE FUNCTION module_edited();

CREATE OR REPLACE TRIGGER module_named AFTER DELETE OR UPDATE OF data, deleted_at ON modules
  FOR EACH ROW EXECUTE FUNCTION module_named();

CREATE OR REPLACE TRIGGER new_modules_named AFTER INSERT ON modules REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION new_modules_named();
