-- As before; but who shows a page anew makes it stale, whatever changed of it.
CREATE OR REPLACE FUNCTION publication_news(o jsonb, n jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN o IS NULL OR n IS NULL OR differ(o, n, 'version_id', 'published_at', 'is_online', 'path', 'title', 'parent_id', 'audience')
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
