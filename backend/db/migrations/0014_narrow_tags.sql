-- A change announces what shows it and nothing else (lib/cache-tags.ts has the names). What an answer tells of a publication:
-- the page itself, links to it (from the pages below it and its other language), lists of what is below a page, the menu.
DROP TRIGGER publications_inserted ON publications;
--> statement-breakpoint
DROP TRIGGER publications_updated ON publications;
--> statement-breakpoint
DROP TRIGGER publications_deleted ON publications;
--> statement-breakpoint
DROP FUNCTION publications_inserted();
--> statement-breakpoint
DROP FUNCTION publications_updated();
--> statement-breakpoint
DROP FUNCTION publications_deleted();
--> statement-breakpoint
DROP FUNCTION publication_tags(integer[], integer[], integer[], text[]);
--> statement-breakpoint
CREATE FUNCTION differ(o jsonb, n jsonb, VARIADIC fields text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM unnest(fields) AS field
    WHERE coalesce(o->field, 'null') <> coalesce(n->field, 'null')
  )
$$;
--> statement-breakpoint
-- Whether everybody sees it: what is for users is in no answer that is kept.
CREATE FUNCTION is_for_all(publication jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((publication->>'is_online')::boolean AND publication->'audience' = 'null', false)
$$;
--> statement-breakpoint
CREATE FUNCTION is_in_menu(publication jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT is_for_all(publication)
    AND ((publication->>'in_menu')::boolean OR (publication->>'in_footer')::boolean OR publication->>'path' = '')
$$;
--> statement-breakpoint
-- What a row makes stale that was one and becomes another; null for no row.
CREATE FUNCTION publication_news(o jsonb, n jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN o IS NULL OR n IS NULL OR differ(o, n, 'version_id', 'is_online', 'path', 'title', 'parent_id', 'audience')
      THEN 'page:' || name END,
    CASE WHEN differ(o, n, 'is_online', 'path', 'title', 'parent_id', 'audience') THEN 'link:' || name END,
    CASE WHEN is_listed AND is_for_all(o) THEN 'below:' || coalesce(o->>'parent_id', '0') || ':' || (o->>'locale') END,
    CASE WHEN is_listed AND is_for_all(n) THEN 'below:' || coalesce(n->>'parent_id', '0') || ':' || (n->>'locale') END,
    CASE WHEN is_in_menu(o) OR is_in_menu(n) THEN
      CASE WHEN is_listed OR differ(o, n, 'menu_name', 'in_menu', 'in_footer', 'is_highlight', 'menu_image_id')
        THEN 'nav:' || coalesce(n->>'locale', o->>'locale') END END,
    CASE WHEN differ(o, n, 'audience') THEN 'redirects' END
  ], NULL)
  FROM (SELECT
    coalesce(n->>'page_id', o->>'page_id') || ':' || coalesce(n->>'locale', o->>'locale') AS name,
    differ(o, n, 'is_online', 'path', 'title', 'parent_id', 'audience', 'is_clickable', 'position') AS is_listed
  ) AS row
$$;
--> statement-breakpoint
CREATE FUNCTION publications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  news text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO news FROM new_rows AS n, unnest(publication_news(NULL, to_jsonb(n))) AS tag;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(tag) INTO news FROM old_rows AS o, unnest(publication_news(to_jsonb(o), NULL)) AS tag;
  ELSE
    SELECT array_agg(tag) INTO news
    FROM old_rows AS o FULL JOIN new_rows AS n ON n.page_id = o.page_id AND n.locale = o.locale,
      unnest(publication_news(
        CASE WHEN o.page_id IS NOT NULL THEN to_jsonb(o) END, CASE WHEN n.page_id IS NOT NULL THEN to_jsonb(n) END
      )) AS tag;
  END IF;
  PERFORM announce_cache_tags(news);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publications_inserted AFTER INSERT ON publications REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();
--> statement-breakpoint
CREATE TRIGGER publications_updated AFTER UPDATE ON publications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();
--> statement-breakpoint
CREATE TRIGGER publications_deleted AFTER DELETE ON publications REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publications_changed();
--> statement-breakpoint
-- A page is stale when its own address begins or ceases to lead elsewhere; the list of moved addresses with each. An old
-- path that was entered encoded may be written otherwise than the page's address, so it concerns every page.
DROP TRIGGER redirects_changed ON redirects;
--> statement-breakpoint
CREATE FUNCTION redirects_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg(
    CASE WHEN strpos(old_path, '%') > 0 THEN 'redirects-encoded'
      ELSE 'redirect:' || coalesce(nullif(rtrim(old_path, '/'), ''), '/') END
  ) || ARRAY['redirects'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER redirects_inserted AFTER INSERT ON redirects REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();
--> statement-breakpoint
CREATE TRIGGER redirects_updated AFTER UPDATE ON redirects REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();
--> statement-breakpoint
CREATE TRIGGER redirects_renamed AFTER UPDATE ON redirects REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();
--> statement-breakpoint
CREATE TRIGGER redirects_deleted AFTER DELETE ON redirects REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();
--> statement-breakpoint
CREATE TRIGGER redirects_emptied AFTER TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
--> statement-breakpoint
-- Versions and containers hold what was said of their pictures when they were published: a picture's new words show with
-- persons and in menus alone, its folder and its file's name nowhere. One that goes is gone from those by their own triggers.
DROP TRIGGER images_changed ON images;
--> statement-breakpoint
CREATE FUNCTION images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM new_rows AS n JOIN old_rows AS o ON o.id = n.id
  WHERE differ(to_jsonb(o), to_jsonb(n),
    'hash', 'width', 'height', 'alt', 'description', 'is_decorative', 'copyright', 'focal_x', 'focal_y');
  PERFORM announce_cache_tags(array_agg(tag)) FROM (
    SELECT 'person:' || id AS tag FROM persons WHERE photo_id = ANY (changed)
    UNION SELECT 'persons' FROM persons WHERE photo_id = ANY (changed)
    UNION SELECT 'nav:' || locale FROM publications WHERE menu_image_id = ANY (changed)
  ) AS named;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER images_changed AFTER UPDATE ON images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION images_changed();
--> statement-breakpoint
CREATE TRIGGER images_emptied AFTER TRUNCATE ON images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
