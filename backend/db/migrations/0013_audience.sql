ALTER TABLE "pages" ADD COLUMN "groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "area_class" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "audience" text[];
--> statement-breakpoint
-- What is published already: the members' area by its addresses, and what editors put there with all that is below it.
UPDATE publications SET area_class = version.snapshot->>'page_area_class'
FROM page_versions AS version
WHERE version.id = publications.version_id AND version.snapshot->>'page_area_class' <> 'public';
--> statement-breakpoint
WITH RECURSIVE members AS (
  SELECT page_id, locale FROM publications
  WHERE area_class = 'account' OR path ~ '^account(/|$)'
    OR path IN ('meine-stellenanzeigen', 'jobs-advertisements', 'stellenanzeige-veroeffentlichen', 'publish-job')
  UNION
  SELECT child.page_id, child.locale FROM publications AS child
  JOIN members ON child.parent_id = members.page_id AND child.locale = members.locale
)
UPDATE publications SET audience = '{}' FROM members
WHERE members.page_id = publications.page_id AND members.locale = publications.locale
  AND publications.path !~ '^account/(login|signup|password/reset(/key(/[^/]+)?)?|verify-email(/[^/]+)?)$';
--> statement-breakpoint
-- Who may see a page decides whether others name it, menus and moved addresses among them.
CREATE OR REPLACE FUNCTION publications_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(publication_tags(
    array_agg(page_id),
    array_agg(page_id) FILTER (WHERE is_moved),
    array_agg(parent_id) FILTER (WHERE is_moved),
    array_agg(locale) FILTER (WHERE is_moved)
  ) || CASE WHEN bool_or(is_guarded) THEN ARRAY['redirects'] ELSE '{}' END)
  FROM (
    SELECT changed.page_id, changed.locale, changed.parent_id,
      o.audience IS DISTINCT FROM n.audience AS is_guarded,
      row(o.path, o.title, o.menu_name, o.is_online, o.is_clickable, o.in_menu, o.in_footer, o.is_highlight,
          o.parent_id, o.position, o.menu_image_id, o.audience)
      IS DISTINCT FROM
      row(n.path, n.title, n.menu_name, n.is_online, n.is_clickable, n.in_menu, n.in_footer, n.is_highlight,
          n.parent_id, n.position, n.menu_image_id, n.audience) AS is_moved
    FROM (SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows) AS changed
    LEFT JOIN old_rows AS o ON o.page_id = changed.page_id AND o.locale = changed.locale
    LEFT JOIN new_rows AS n ON n.page_id = changed.page_id AND n.locale = changed.locale
  ) AS changes
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
