-- After every change the database itself announces the cache tags of what changed (lib/cache-tags.ts) on the channel
-- cache_tags, as a JSON array. All triggers work per statement, so a bulk load announces once.

-- Announces the distinct tags. NOTIFY bears 8000 bytes: more than fits is announced as "everything".
CREATE FUNCTION announce_cache_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- The tags of changed publications. When a change touches what other pages or the menus show of a page, these are named
-- too: the menu of its language, the pages beside it (old and new place) and the pages below it.
CREATE FUNCTION publication_tags(changed integer[], moved integer[], parents integer[], languages text[])
RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE below(page_id) AS (
    SELECT unnest(moved)
    UNION
    SELECT child.page_id FROM publications AS child JOIN below ON child.parent_id = below.page_id
  ), beside(page_id) AS (
    SELECT sibling.page_id FROM publications AS sibling
    WHERE sibling.parent_id = ANY (parents)
       OR (sibling.parent_id IS NULL AND array_position(parents, NULL) IS NOT NULL)
  )
  SELECT array_agg(tag) FROM (
    SELECT 'page:' || page_id FROM (SELECT unnest(changed) UNION SELECT * FROM below UNION SELECT * FROM beside) AS named(page_id)
    UNION
    SELECT 'nav:' || unnest(languages)
  ) AS every(tag)
$$;
--> statement-breakpoint
CREATE FUNCTION publications_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(publication_tags(array_agg(page_id), array_agg(page_id), array_agg(parent_id), array_agg(locale)))
  FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION publications_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(publication_tags(array_agg(page_id), array_agg(page_id), array_agg(parent_id), array_agg(locale)))
  FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION publications_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(publication_tags(
    array_agg(page_id),
    array_agg(page_id) FILTER (WHERE is_moved),
    array_agg(parent_id) FILTER (WHERE is_moved),
    array_agg(locale) FILTER (WHERE is_moved)
  ))
  FROM (
    SELECT changed.page_id, changed.locale, changed.parent_id,
      row(o.path, o.title, o.menu_name, o.is_online, o.is_clickable, o.in_menu, o.in_footer, o.is_highlight,
          o.parent_id, o.position, o.menu_image_id)
      IS DISTINCT FROM
      row(n.path, n.title, n.menu_name, n.is_online, n.is_clickable, n.in_menu, n.in_footer, n.is_highlight,
          n.parent_id, n.position, n.menu_image_id) AS is_moved
    FROM (SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows) AS changed
    LEFT JOIN old_rows AS o ON o.page_id = changed.page_id AND o.locale = changed.locale
    LEFT JOIN new_rows AS n ON n.page_id = changed.page_id AND n.locale = changed.locale
  ) AS changes
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publications_inserted AFTER INSERT ON publications REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_inserted();
--> statement-breakpoint
CREATE TRIGGER publications_updated AFTER UPDATE ON publications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_updated();
--> statement-breakpoint
CREATE TRIGGER publications_deleted AFTER DELETE ON publications REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_deleted();
--> statement-breakpoint
-- Containers: the slug names the tag.
CREATE FUNCTION containers_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('container:' || slug)) FROM new_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION containers_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('container:' || slug)) FROM old_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER containers_inserted AFTER INSERT ON published_containers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_written();
--> statement-breakpoint
CREATE TRIGGER containers_updated AFTER UPDATE ON published_containers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_written();
--> statement-breakpoint
CREATE TRIGGER containers_renamed AFTER UPDATE ON published_containers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_replaced();
--> statement-breakpoint
CREATE TRIGGER containers_deleted AFTER DELETE ON published_containers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_replaced();
--> statement-breakpoint
-- Tables with one tag, given as the trigger's argument. A picture may stand on any page and in any menu: "everything".
CREATE FUNCTION announce_fixed_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(ARRAY[TG_ARGV[0]]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER redirects_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('redirects');
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('settings');
--> statement-breakpoint
CREATE TRIGGER images_changed AFTER UPDATE OR DELETE OR TRUNCATE ON images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
--> statement-breakpoint
CREATE TRIGGER publications_emptied AFTER TRUNCATE ON publications
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
--> statement-breakpoint
CREATE TRIGGER containers_emptied AFTER TRUNCATE ON published_containers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
