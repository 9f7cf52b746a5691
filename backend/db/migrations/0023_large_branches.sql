-- A branch of 2,000 pages that gets new addresses is announced as "everything", since no notification bears so many names: they
-- are not put together any more.
CREATE OR REPLACE FUNCTION publications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone publications[];
  come publications[];
  news text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Two names for each new address, of 13 bytes at least. Without statistics a join would compare each row with each.
    IF (
      SELECT count(*) FROM (SELECT locale, path FROM new_rows EXCEPT SELECT locale, path FROM old_rows) AS readdressed
    ) > 600 THEN
      PERFORM announce_cache_tags(ARRAY['*']);
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(row(old_rows.*)::publications) INTO gone FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(row(new_rows.*)::publications) INTO come FROM new_rows;
  END IF;
  SELECT array_agg(DISTINCT tag) INTO news
  FROM unnest(gone) AS o FULL JOIN unnest(come) AS n ON n.page_id = o.page_id AND n.locale = o.locale
  CROSS JOIN LATERAL (SELECT
    coalesce(n.locale, o.locale) AS locale,
    coalesce(n.page_id, o.page_id) || ':' || coalesce(n.locale, o.locale) AS name,
    -- What is for users is in no answer that is kept.
    coalesce(o.is_online AND o.audience IS NULL, false) AS was_for_all,
    coalesce(n.is_online AND n.audience IS NULL, false) AS is_for_all,
    row(o.is_online, o.path, o.title, o.parent_id, o.audience)
      IS DISTINCT FROM row(n.is_online, n.path, n.title, n.parent_id, n.audience) AS is_linked
  ) AS page
  CROSS JOIN LATERAL (SELECT
    page.is_linked OR row(o.is_clickable, o.position) IS DISTINCT FROM row(n.is_clickable, n.position) AS is_listed,
    page.was_for_all AND (o.in_menu OR o.in_footer OR o.path = '')
      OR page.is_for_all AND (n.in_menu OR n.in_footer OR n.path = '') AS is_in_menu
  ) AS place
  CROSS JOIN LATERAL unnest(ARRAY[
    CASE WHEN page.is_linked OR row(o.version_id, o.published_at) IS DISTINCT FROM row(n.version_id, n.published_at)
      THEN 'page:' || page.name END,
    CASE WHEN page.is_linked THEN 'link:' || page.name END,
    CASE WHEN place.is_listed AND page.was_for_all THEN 'below:' || coalesce(o.parent_id, 0) || ':' || page.locale END,
    CASE WHEN place.is_listed AND page.is_for_all THEN 'below:' || coalesce(n.parent_id, 0) || ':' || page.locale END,
    CASE WHEN place.is_in_menu AND (place.is_listed OR row(o.menu_name, o.in_menu, o.in_footer, o.is_highlight, o.menu_image_id)
      IS DISTINCT FROM row(n.menu_name, n.in_menu, n.in_footer, n.is_highlight, n.menu_image_id)) THEN 'nav:' || page.locale END,
    -- What leads to a page is in the list with the page's address, or not.
    CASE WHEN o.path <> n.path OR o.audience IS DISTINCT FROM n.audience THEN 'redirects' END
  ]) AS tag
  WHERE tag IS NOT NULL;
  PERFORM announce_cache_tags(news);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION redirects_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed_rows) > 600 THEN
    PERFORM announce_cache_tags(ARRAY['*']);
    RETURN NULL;
  END IF;
  PERFORM announce_cache_tags(array_agg(
    CASE WHEN strpos(old_path, '%') > 0 THEN 'redirects-encoded'
      ELSE 'redirect:' || coalesce(nullif(rtrim(old_path, '/'), ''), '/') END
  ) || ARRAY['redirects'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- As before; what is ASCII has nothing to decompose.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    CASE WHEN octet_length(value) = char_length(value) THEN lower(value)
      ELSE lower(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'SS'), NFD), U&'[\0300-\036F]', '', 'g')) END,
    'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
-- As before, but not called for each page of a branch that gets new addresses: neither that nor what triggers keep is an edit.
DROP TRIGGER page_text_edited ON page_texts;
--> statement-breakpoint
CREATE TRIGGER page_text_edited BEFORE INSERT OR UPDATE OF slug, menu_name, title, headline, meta_title, meta_description,
  og_title, og_description, og_type, og_image_id, hero_text, hero_link, updated_at, updated_by ON page_texts
  FOR EACH ROW EXECUTE FUNCTION page_text_edited();
--> statement-breakpoint
-- Menus are read as fast by the index that begins with the page above; each index is written for each page that moves.
DROP INDEX "publications_menu";
