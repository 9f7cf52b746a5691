-- An HTML selection has two tags: pages use the one with the id, requests by slug the one with the slug. Responses to a slug
-- without a selection have the second tag too.
CREATE OR REPLACE FUNCTION html_selections_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('html:' || id) || array_agg('html-slug:' || slug)) FROM new_rows;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION html_selections_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('html:' || id) || array_agg('html-slug:' || slug)) FROM old_rows;
  RETURN NULL;
END
$$;

-- Returns the link targets of an HTML selection for each language, like links_in for modules.
CREATE OR REPLACE FUNCTION links_in_selection(code jsonb) RETURNS TABLE (locale text, path text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT html.key, public.link_path(href[1])
  FROM jsonb_each_text(code) AS html, LATERAL regexp_matches(html.value, 'href="([^"]*)"', 'g') AS href
  WHERE href[1] ~ '^(\s*/|page:[0-9])' AND octet_length(href[1]) <= 2000
$$;

CREATE OR REPLACE FUNCTION selection_linked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM selection_links WHERE selection_id = NEW.id;
  INSERT INTO selection_links (selection_id, locale, path)
  SELECT NEW.id, link.locale, link.path FROM links_in_selection(NEW.code) AS link;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER html_selections_inserted AFTER INSERT ON html_selections REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_written();

CREATE OR REPLACE TRIGGER html_selections_updated AFTER UPDATE ON html_selections REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_written();

CREATE OR REPLACE TRIGGER html_selections_renamed AFTER UPDATE ON html_selections REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_replaced();

CREATE OR REPLACE TRIGGER html_selections_deleted AFTER DELETE ON html_selections REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_replaced();

CREATE OR REPLACE TRIGGER html_selections_emptied AFTER TRUNCATE ON html_selections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');

CREATE OR REPLACE TRIGGER selection_linked AFTER INSERT OR UPDATE OF code ON html_selections
  FOR EACH ROW EXECUTE FUNCTION selection_linked();
