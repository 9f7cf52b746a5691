-- Marks the text of a page as a draft after its public version changed. publishPage compares both and corrects the mark.
CREATE OR REPLACE FUNCTION version_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE page_texts SET is_dirty = true WHERE page_id = NEW.page_id AND locale = NEW.locale AND NOT is_dirty;
  RETURN NULL;
END
$$;

-- Announces the tags of the responses that show a changed publication (lib/cache-tags.ts): the page, links to it, the list of
-- its parent's subpages, the menu and the list of redirects. A record is in no menu and has no parent; it announces the lists
-- of its type. More than 600 new addresses become '*', the tag of everything, because a notification is too short for them.
CREATE OR REPLACE FUNCTION publications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_publications publications[];
  new_publications publications[];
  tags text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Each new address needs two tags of at least 13 bytes. EXCEPT is used because a join of transition tables would compare all
    -- pairs.
    IF (
      SELECT count(*) FROM (SELECT locale, path FROM new_rows EXCEPT SELECT locale, path FROM old_rows) AS readdressed
    ) > 600 THEN
      PERFORM announce_cache_tags(ARRAY['*']);
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(row(old_rows.*)::publications) INTO old_publications FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(row(new_rows.*)::publications) INTO new_publications FROM new_rows;
  END IF;
  SELECT array_agg(DISTINCT tag) INTO tags
  FROM unnest(old_publications) AS o FULL JOIN unnest(new_publications) AS n ON n.page_id = o.page_id AND n.locale = o.locale
  CROSS JOIN LATERAL (SELECT
    coalesce(n.locale, o.locale) AS locale,
    coalesce(n.content_type, o.content_type) AS content_type,
    coalesce(n.page_id, o.page_id) || ':' || coalesce(n.locale, o.locale) AS name,
    -- Caches only hold responses for everybody, so restricted pages need no tag for lists.
    coalesce(o.is_online AND o.audience IS NULL, false) AS was_for_all,
    coalesce(n.is_online AND n.audience IS NULL, false) AS is_for_all,
    row(o.is_online, o.path, o.title, o.parent_id, o.audience)
      IS DISTINCT FROM row(n.is_online, n.path, n.title, n.parent_id, n.audience) AS is_linked,
    row(o.version_id, o.published_at) IS DISTINCT FROM row(n.version_id, n.published_at) AS is_renewed
  ) AS page
  CROSS JOIN LATERAL (SELECT
    page.content_type <> 'page' AS is_record,
    page.is_linked OR row(o.is_clickable, o.position) IS DISTINCT FROM row(n.is_clickable, n.position) AS is_listed,
    page.was_for_all AND (o.in_menu OR o.in_footer OR o.path = '')
      OR page.is_for_all AND (n.in_menu OR n.in_footer OR n.path = '') AS is_in_menu
  ) AS place
  CROSS JOIN LATERAL unnest(ARRAY[
    CASE WHEN page.is_linked OR page.is_renewed THEN 'page:' || page.name END,
    CASE WHEN page.is_linked THEN 'link:' || page.name END,
    CASE WHEN place.is_listed AND NOT place.is_record AND page.was_for_all
      THEN 'below:' || coalesce(o.parent_id, 0) || ':' || page.locale END,
    CASE WHEN place.is_listed AND NOT place.is_record AND page.is_for_all
      THEN 'below:' || coalesce(n.parent_id, 0) || ':' || page.locale END,
    CASE WHEN place.is_record AND (page.is_linked OR page.is_renewed) AND (page.was_for_all OR page.is_for_all)
      THEN 'records:' || page.content_type END,
    CASE WHEN place.is_in_menu AND (place.is_listed OR row(o.menu_name, o.in_menu, o.in_footer, o.is_highlight, o.menu_image_id)
      IS DISTINCT FROM row(n.menu_name, n.in_menu, n.in_footer, n.is_highlight, n.menu_image_id)) THEN 'nav:' || page.locale END,
    -- The list of redirects contains the addresses of target pages, and omits redirects from addresses of pages.
    CASE WHEN row(o.path, o.audience) IS DISTINCT FROM row(n.path, n.audience) THEN 'redirects' END
  ]) AS tag
  WHERE tag IS NOT NULL;
  PERFORM announce_cache_tags(tags);
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER publications_emptied AFTER TRUNCATE ON publications
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');

CREATE OR REPLACE TRIGGER publications_inserted AFTER INSERT ON publications REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();

CREATE OR REPLACE TRIGGER publications_updated AFTER UPDATE ON publications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();

CREATE OR REPLACE TRIGGER publications_deleted AFTER DELETE ON publications REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();

CREATE OR REPLACE TRIGGER version_shown AFTER INSERT OR UPDATE OF version_id ON publications FOR EACH ROW EXECUTE FUNCTION version_shown();
