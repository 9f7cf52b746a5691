CREATE TABLE "article_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_categories_slug" UNIQUE("section","slug")
);
--> statement-breakpoint
CREATE TABLE "article_category_members" (
	"article_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "article_category_members_article_id_category_id_pk" PRIMARY KEY("article_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "article_taggings" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_taggings_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	CONSTRAINT "article_tags_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"contact_id" integer,
	"directory_id" integer
);
--> statement-breakpoint
CREATE TABLE "related_articles" (
	"article_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_articles_article_id_related_id_pk" PRIMARY KEY("article_id","related_id")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "content_type" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_taggings" ADD CONSTRAINT "article_taggings_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_taggings" ADD CONSTRAINT "article_taggings_tag_id_article_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_contact_id_persons_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_articles" ADD CONSTRAINT "related_articles_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_articles" ADD CONSTRAINT "related_articles_related_id_articles_page_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_category_members_category" ON "article_category_members" USING btree ("category_id","article_id");--> statement-breakpoint
CREATE INDEX "article_taggings_tag" ON "article_taggings" USING btree ("tag_id","article_id");--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("section","date" DESC NULLS FIRST,"page_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_contact" ON "articles" USING btree ("contact_id") WHERE "articles"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "articles_directory" ON "articles" USING btree ("directory_id") WHERE "articles"."directory_id" is not null;--> statement-breakpoint
CREATE INDEX "related_articles_related" ON "related_articles" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "pages_top" ON "pages" USING btree ("position") WHERE "pages"."parent_id" is null and "pages"."content_type" = 'page';--> statement-breakpoint
CREATE INDEX "publications_top" ON "publications" USING btree ("locale","position") WHERE "publications"."parent_id" is null and "publications"."content_type" = 'page';--> statement-breakpoint
CREATE INDEX "publications_records" ON "publications" USING btree ("content_type","locale","page_id") WHERE "publications"."content_type" <> 'page' and "publications"."is_online" and "publications"."audience" is null;
--> statement-breakpoint
-- As before; a record stands in no menu and below no page: what lists of its type show is what it announces instead.
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
    coalesce(n.content_type, o.content_type) AS content_type,
    coalesce(n.page_id, o.page_id) || ':' || coalesce(n.locale, o.locale) AS name,
    -- What is for users is in no answer that is kept.
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
    -- The list of redirects has a page's address, and leaves out the addresses at which pages are.
    CASE WHEN row(o.path, o.audience) IS DISTINCT FROM row(n.path, n.audience) THEN 'redirects' END
  ]) AS tag
  WHERE tag IS NOT NULL;
  PERFORM announce_cache_tags(news);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id)
    || array_agg(DISTINCT CASE section WHEN 'press' THEN 'records:press_release' ELSE 'records:article' END))
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER articles_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();
--> statement-breakpoint
CREATE TRIGGER articles_updated AFTER UPDATE ON articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();
--> statement-breakpoint
CREATE TRIGGER articles_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();
--> statement-breakpoint
-- What an article is filed under, tagged with and related to.
CREATE FUNCTION article_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg(DISTINCT 'record:' || article_id) || ARRAY['records:article', 'records:press_release'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER article_category_members_inserted AFTER INSERT ON article_category_members REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER article_category_members_deleted AFTER DELETE ON article_category_members REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER article_taggings_inserted AFTER INSERT ON article_taggings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER article_taggings_deleted AFTER DELETE ON article_taggings REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER related_articles_inserted AFTER INSERT ON related_articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER related_articles_deleted AFTER DELETE ON related_articles REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();
--> statement-breakpoint
CREATE TRIGGER article_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('article-terms');
--> statement-breakpoint
CREATE TRIGGER article_tags_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('article-terms');
--> statement-breakpoint
CREATE TRIGGER articles_emptied AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
