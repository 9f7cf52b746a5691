-- Returns the forms in the modules of a snapshot, at any depth.
CREATE OR REPLACE FUNCTION forms_in(snapshot jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT form FROM jsonb_path_query(snapshot, 'strict $.** ? (@.type() == "object" && @.model == "form")', '{}', true) AS form
  WHERE jsonb_typeof(form -> 'id') = 'number'
$$;

-- Updates the published forms of a page.
CREATE OR REPLACE FUNCTION publication_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM published_forms WHERE page_id = coalesce(NEW.page_id, OLD.page_id) AND locale = coalesce(NEW.locale, OLD.locale);
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_forms (form_id, page_id, locale, definition)
    SELECT (form ->> 'id')::integer, NEW.page_id, NEW.locale, form
    FROM page_versions AS version, forms_in(version.snapshot -> 'modules') AS form WHERE version.id = NEW.version_id;
  END IF;
  RETURN NULL;
END
$$;

-- Updates the published forms of a reusable container.
CREATE OR REPLACE FUNCTION container_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM published_forms WHERE slug = OLD.slug AND locale = OLD.locale;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_forms (form_id, slug, locale, definition)
    SELECT (form ->> 'id')::integer, NEW.slug, NEW.locale, form FROM forms_in(NEW.snapshot) AS form;
  END IF;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER publication_asks AFTER INSERT OR DELETE OR UPDATE OF version_id ON publications
  FOR EACH ROW EXECUTE FUNCTION publication_asks();

CREATE OR REPLACE TRIGGER container_asks AFTER INSERT OR DELETE OR UPDATE OF slug, locale, snapshot ON published_containers
  FOR EACH ROW EXECUTE FUNCTION container_asks();
