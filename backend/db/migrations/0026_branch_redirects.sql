ALTER TABLE "redirects" DROP CONSTRAINT "redirects_old_path_unique";--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "covers_below" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_old_path" ON "redirects" USING btree ("old_path") WHERE not "redirects"."covers_below";--> statement-breakpoint
CREATE INDEX "redirects_covering" ON "redirects" USING btree ("old_path") WHERE "redirects"."covers_below";--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_branch" ON "redirects" USING btree ("page_id","old_path") WHERE "redirects"."covers_below";--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_covers_page" CHECK ("redirects"."page_id" is not null or not "redirects"."covers_below");--> statement-breakpoint
-- As before, but first publications and removals change the list of redirects, too: one that covers a branch leads to what is
-- published in it.
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
    -- The list of redirects has a page's address, and leaves out the addresses at which pages are.
    CASE WHEN row(o.path, o.audience) IS DISTINCT FROM row(n.path, n.audience) THEN 'redirects' END
  ]) AS tag
  WHERE tag IS NOT NULL;
  PERFORM announce_cache_tags(news);
  RETURN NULL;
END
$$;
