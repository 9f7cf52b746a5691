-- Returns the ids of the HTML selections in the modules of a snapshot, at any depth.
CREATE OR REPLACE FUNCTION selections_in(snapshot jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT id::integer), '{}')
  FROM jsonb_path_query(snapshot,
    '$.** ? (@.model == "html").data.html_code_obj ? (@.type() == "number" && @ > 0 && @ <= 2147483647)') AS id
$$;

CREATE OR REPLACE FUNCTION publication_selected() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  selection_ids integer[] := '{}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM publication_selections WHERE page_id = OLD.page_id AND locale = OLD.locale;
  ELSE
    SELECT selections_in(snapshot) INTO selection_ids FROM page_versions WHERE id = NEW.version_id;
    DELETE FROM publication_selections
    WHERE page_id = NEW.page_id AND locale = NEW.locale AND NOT selection_id = ANY (selection_ids);
    INSERT INTO publication_selections (selection_id, page_id, locale)
    SELECT unnest(selection_ids), NEW.page_id, NEW.locale ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION container_selected() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  selection_ids integer[];
BEGIN
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND row(OLD.slug, OLD.locale) <> row(NEW.slug, NEW.locale) THEN
    DELETE FROM container_selections WHERE slug = OLD.slug AND locale = OLD.locale;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    selection_ids := selections_in(NEW.snapshot);
    DELETE FROM container_selections WHERE slug = NEW.slug AND locale = NEW.locale AND NOT selection_id = ANY (selection_ids);
    INSERT INTO container_selections (selection_id, slug, locale)
    SELECT unnest(selection_ids), NEW.slug, NEW.locale ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

-- Announces a selection, because its audience depends on the pages that show it. Runs per row, because a cascading delete would
-- run a statement trigger for each page, and most pages show no selection.
CREATE OR REPLACE FUNCTION selection_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE TG_OP WHEN 'DELETE' THEN OLD.selection_id ELSE NEW.selection_id END;
BEGIN
  PERFORM announce_cache_tags(array_agg('html-slug:' || slug)) FROM html_selections WHERE id = changed;
  RETURN NULL;
END
$$;

-- Announces the selections on pages whose visibility or audience changed.
CREATE OR REPLACE FUNCTION selections_guarded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(DISTINCT page_id) INTO changed FROM (
    SELECT page_id, locale, is_online, audience FROM new_rows
    EXCEPT SELECT page_id, locale, is_online, audience FROM old_rows
  ) AS changes;
  IF changed IS NOT NULL THEN
    PERFORM announce_cache_tags(array_agg('html-slug:' || selection.slug))
    FROM publication_selections AS usage JOIN html_selections AS selection ON selection.id = usage.selection_id
    WHERE usage.page_id = ANY (changed);
  END IF;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER publication_selected AFTER INSERT OR DELETE OR UPDATE OF version_id ON publications
  FOR EACH ROW EXECUTE FUNCTION publication_selected();

CREATE OR REPLACE TRIGGER container_selected AFTER INSERT OR DELETE OR UPDATE OF slug, locale, snapshot ON published_containers
  FOR EACH ROW EXECUTE FUNCTION container_selected();

CREATE OR REPLACE TRIGGER publication_selection_used AFTER INSERT OR DELETE ON publication_selections
  FOR EACH ROW EXECUTE FUNCTION selection_used();

CREATE OR REPLACE TRIGGER container_selection_used AFTER INSERT OR DELETE ON container_selections
  FOR EACH ROW EXECUTE FUNCTION selection_used();

CREATE OR REPLACE TRIGGER selections_guarded AFTER UPDATE ON publications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION selections_guarded();
