CREATE TABLE "deleted_pages" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "deleted_pages_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
-- What a module links to: addresses of the site, and pages by their ids (`page:7/de`), as links or within HTML.
CREATE OR REPLACE FUNCTION links_in(data jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT public.link_path(link) FROM jsonb_each(data) AS field(name, content),
    LATERAL (SELECT content #>> '{}' AS written) AS text,
    LATERAL (SELECT written AS link UNION ALL SELECT href[1] FROM regexp_matches(written, 'href="([^"]*)"', 'g') AS href) AS links
  WHERE jsonb_typeof(content) = 'string' AND link ~ '^(\s*/|page:[0-9])' AND octet_length(link) <= 2000
$$;
