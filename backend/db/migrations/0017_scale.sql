-- The address that a link leads to: without query, fragment and final slash.
CREATE FUNCTION link_path(link text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(link, '^\s+|\s+$', '', 'g'), '[?#].*$', ''), '(.)/$', '\1')
$$;
--> statement-breakpoint
CREATE TABLE "module_links" (
	"module_id" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "module_links_module_id_path_pk" PRIMARY KEY("module_id","path")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"image_id" integer NOT NULL,
	"place" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "picture_uses_image_id_place_key_pk" PRIMARY KEY("image_id","place","key")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable_text(title || ' ' || path)) STORED;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "is_dirty" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "module_links" ADD CONSTRAINT "module_links_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_links_path" ON "module_links" USING btree ("path");--> statement-breakpoint
CREATE INDEX "picture_uses_place" ON "picture_uses" USING btree ("place","key");--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_created_by" ON "images" USING btree ("created_by") WHERE "images"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "images_updated_by" ON "images" USING btree ("updated_by") WHERE "images"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "images_by_time" ON "images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "images_by_name" ON "images" USING btree (lower("file_name"),"id");--> statement-breakpoint
CREATE INDEX "images_by_size" ON "images" USING btree ("byte_size","id");--> statement-breakpoint
CREATE INDEX "images_unprepared" ON "images" USING btree ("id") WHERE "images"."prepared_at" is null;--> statement-breakpoint
CREATE INDEX "modules_updated_by" ON "modules" USING btree ("updated_by") WHERE "modules"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "modules_model" ON "modules" USING btree ("model","locale","id") WHERE "modules"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "page_texts_og_image" ON "page_texts" USING btree ("og_image_id") WHERE "page_texts"."og_image_id" is not null;--> statement-breakpoint
CREATE INDEX "page_texts_updated_by" ON "page_texts" USING btree ("updated_by") WHERE "page_texts"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "page_texts_edited_by" ON "page_texts" USING btree ("edited_by") WHERE "page_texts"."edited_by" is not null;--> statement-breakpoint
CREATE INDEX "page_texts_edited" ON "page_texts" USING btree ("edited_at") WHERE "page_texts"."edited_by" is not null;--> statement-breakpoint
CREATE INDEX "page_texts_dirty" ON "page_texts" USING btree ("edited_at" DESC NULLS LAST) WHERE "page_texts"."is_dirty";--> statement-breakpoint
CREATE INDEX "page_texts_hero_link" ON "page_texts" USING hash (link_path("hero_link")) WHERE "page_texts"."hero_link" <> '';--> statement-breakpoint
CREATE INDEX "pages_menu_image" ON "pages" USING btree ("menu_image_id") WHERE "pages"."menu_image_id" is not null;--> statement-breakpoint
CREATE INDEX "pages_hero_image" ON "pages" USING btree ("hero_image_id") WHERE "pages"."hero_image_id" is not null;--> statement-breakpoint
CREATE INDEX "pages_updated_by" ON "pages" USING btree ("updated_by") WHERE "pages"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "pages_edited" ON "pages" USING btree ("updated_at") WHERE "pages"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "persons_photo" ON "persons" USING btree ("photo_id") WHERE "persons"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "page_versions_author" ON "page_versions" USING btree ("author_id") WHERE "page_versions"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "publications_version" ON "publications" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "publications_menu_image" ON "publications" USING btree ("menu_image_id") WHERE "publications"."menu_image_id" is not null;--> statement-breakpoint
CREATE INDEX "publications_menu" ON "publications" USING btree ("locale","parent_id","position") WHERE "publications"."in_menu" and "publications"."is_online";--> statement-breakpoint
CREATE INDEX "publications_footer" ON "publications" USING btree ("locale","position") WHERE "publications"."in_footer" and "publications"."is_online";--> statement-breakpoint
CREATE INDEX "schedules_version_id" ON "schedules" USING btree ("version_id") WHERE "schedules"."version_id" is not null;--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING hash (link_path("new_path"));--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;
--> statement-breakpoint
-- The addresses of the site that a module's fields lead to, as links or within HTML. Longer ones are of no page.
CREATE FUNCTION links_in(data jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT public.link_path(link) FROM jsonb_each(data) AS field(name, content),
    LATERAL (SELECT content #>> '{}' AS written) AS text,
    LATERAL (SELECT written AS link UNION ALL SELECT href[1] FROM regexp_matches(written, 'href="([^"]*)"', 'g') AS href) AS links
  WHERE jsonb_typeof(content) = 'string' AND link ~ '^\s*/' AND octet_length(link) <= 2000
$$;
--> statement-breakpoint
-- The pictures that a text names by their addresses.
CREATE FUNCTION pictures_in(written text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]::integer), '{}')
  FROM regexp_matches(written, '/media/images/([1-9][0-9]{0,8})-', 'g') AS found
$$;
--> statement-breakpoint
-- Those of a module: named by its data, or shown by it.
CREATE FUNCTION pictures_of_module(data jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.pictures_in(data::text)
    || CASE WHEN data ->> 'image' ~ '^[1-9][0-9]{0,8}$' AND jsonb_typeof(data -> 'image') = 'number'
      THEN ARRAY[(data ->> 'image')::integer] ELSE '{}' END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_picture_uses(of_place text, of_key text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture_uses WHERE place = of_place AND key = of_key AND NOT image_id = ANY (ids);
  INSERT INTO picture_uses (image_id, place, key) SELECT DISTINCT unnest(ids), of_place, of_key ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
CREATE FUNCTION module_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_picture_uses('module', OLD.id::text, '{}');
  ELSIF NEW.deleted_at IS NOT NULL THEN
    PERFORM keep_picture_uses('module', NEW.id::text, '{}');
    DELETE FROM module_links WHERE module_id = NEW.id;
  ELSE
    PERFORM keep_picture_uses('module', NEW.id::text, pictures_of_module(NEW.data));
    DELETE FROM module_links WHERE module_id = NEW.id AND NOT path = ANY (ARRAY(SELECT links_in(NEW.data)));
    INSERT INTO module_links (module_id, path) SELECT NEW.id, links_in(NEW.data) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER module_named AFTER INSERT OR DELETE OR UPDATE OF data, deleted_at ON modules
  FOR EACH ROW EXECUTE FUNCTION module_named();
--> statement-breakpoint
CREATE FUNCTION publication_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_picture_uses('publication', OLD.page_id || '/' || OLD.locale, '{}');
  ELSE
    PERFORM keep_picture_uses('publication', NEW.page_id || '/' || NEW.locale, pictures_in(snapshot::text))
    FROM page_versions WHERE id = NEW.version_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publication_pictured AFTER INSERT OR DELETE OR UPDATE OF version_id ON publications
  FOR EACH ROW EXECUTE FUNCTION publication_pictured();
--> statement-breakpoint
-- Of other tables. Arguments: the place, the columns of its key, the columns whose texts may name pictures.
CREATE FUNCTION text_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  of_key text := (SELECT string_agg(columns ->> name, '/') FROM unnest(TG_ARGV[1]::text[]) AS name);
  written text := (SELECT string_agg(columns ->> name, ' ') FROM unnest(TG_ARGV[2]::text[]) AS name);
BEGIN
  PERFORM keep_picture_uses(TG_ARGV[0], of_key, CASE TG_OP WHEN 'DELETE' THEN '{}' ELSE pictures_in(written) END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_pictured AFTER INSERT OR DELETE OR UPDATE OF hero_video ON pages
  FOR EACH ROW EXECUTE FUNCTION text_pictured('page', '{id}', '{hero_video}');
--> statement-breakpoint
CREATE TRIGGER page_text_pictured AFTER INSERT OR DELETE OR UPDATE OF hero_text, hero_link ON page_texts
  FOR EACH ROW EXECUTE FUNCTION text_pictured('text', '{page_id,locale}', '{hero_text,hero_link}');
--> statement-breakpoint
CREATE TRIGGER container_pictured AFTER INSERT OR DELETE OR UPDATE OF snapshot ON published_containers
  FOR EACH ROW EXECUTE FUNCTION text_pictured('container', '{slug,locale}', '{snapshot}');
--> statement-breakpoint
CREATE TRIGGER html_selection_pictured AFTER INSERT OR DELETE OR UPDATE OF code ON html_selections
  FOR EACH ROW EXECUTE FUNCTION text_pictured('html', '{id}', '{code}');
--> statement-breakpoint
CREATE TRIGGER settings_pictured AFTER INSERT OR DELETE OR UPDATE OF data ON settings
  FOR EACH ROW EXECUTE FUNCTION text_pictured('settings', '{id}', '{data}');
--> statement-breakpoint
-- What each text's columns say beside where and when: a change of anything else is an edit.
CREATE FUNCTION page_text_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  aside text[] := '{path,revision,updated_at,updated_by,edited_at,edited_by,is_dirty,search_text}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_dirty := true;
    NEW.edited_at := NEW.updated_at;
    NEW.edited_by := NEW.updated_by;
  ELSE
    IF to_jsonb(OLD) - aside IS DISTINCT FROM to_jsonb(NEW) - aside THEN
      NEW.is_dirty := true;
    END IF;
    IF NEW.updated_by IS NOT NULL AND row(NEW.updated_at, NEW.updated_by) IS DISTINCT FROM row(OLD.updated_at, OLD.updated_by)
      AND NEW.updated_at >= coalesce(OLD.edited_at, '-infinity') THEN
      NEW.edited_at := NEW.updated_at;
      NEW.edited_by := NEW.updated_by;
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_text_edited BEFORE INSERT OR UPDATE ON page_texts
  FOR EACH ROW EXECUTE FUNCTION page_text_edited();
--> statement-breakpoint
CREATE FUNCTION module_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited modules := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF edited.content_type = 'page' THEN
    UPDATE page_texts SET is_dirty = true,
      edited_at = CASE WHEN edited.updated_by IS NULL THEN edited_at ELSE greatest(edited_at, edited.updated_at) END,
      edited_by = CASE WHEN edited.updated_by IS NULL OR edited_at > edited.updated_at THEN edited_by ELSE edited.updated_by END
    WHERE page_id = edited.object_id AND locale = edited.locale AND (
      NOT is_dirty OR edited.updated_by IS NOT NULL AND edited.updated_at > coalesce(edited_at, '-infinity')
    );
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER module_edited AFTER INSERT OR DELETE OR UPDATE OF content_type, object_id, locale, model, slug, parent_id,
  column_index, position, data, deleted_at ON modules FOR EACH ROW EXECUTE FUNCTION module_edited();
--> statement-breakpoint
CREATE FUNCTION page_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  aside text[] := '{position,revision,updated_at,updated_by}';
BEGIN
  IF to_jsonb(OLD) - aside IS DISTINCT FROM to_jsonb(NEW) - aside THEN
    UPDATE page_texts SET is_dirty = true WHERE page_id = NEW.id AND NOT is_dirty;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_edited AFTER UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION page_edited();
--> statement-breakpoint
CREATE FUNCTION version_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE page_texts SET is_dirty = true WHERE page_id = NEW.page_id AND locale = NEW.locale AND NOT is_dirty;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER version_shown AFTER INSERT OR UPDATE OF version_id ON publications FOR EACH ROW EXECUTE FUNCTION version_shown();
--> statement-breakpoint
INSERT INTO picture_uses (image_id, place, key)
SELECT DISTINCT unnest(pictures_of_module(data)), 'module', id::text FROM modules WHERE deleted_at IS NULL
UNION SELECT unnest(pictures_in(hero_video)), 'page', id::text FROM pages
UNION SELECT unnest(pictures_in(hero_text || ' ' || hero_link)), 'text', page_id || '/' || locale FROM page_texts
UNION SELECT unnest(pictures_in(version.snapshot::text)), 'publication', shown.page_id || '/' || shown.locale
  FROM publications AS shown JOIN page_versions AS version ON version.id = shown.version_id
UNION SELECT unnest(pictures_in(snapshot::text)), 'container', slug || '/' || locale FROM published_containers
UNION SELECT unnest(pictures_in(code::text)), 'html', id::text FROM html_selections
UNION SELECT unnest(pictures_in(data::text)), 'settings', id::text FROM settings;
--> statement-breakpoint
INSERT INTO module_links (module_id, path) SELECT id, links_in(data) FROM modules WHERE deleted_at IS NULL;
--> statement-breakpoint
UPDATE page_texts AS text SET edited_at = latest.updated_at, edited_by = latest.updated_by
FROM (
  SELECT DISTINCT ON (page_id, locale) * FROM (
    SELECT page_id, locale, updated_at, updated_by FROM page_texts
    UNION ALL SELECT object_id, locale, updated_at, updated_by FROM modules WHERE content_type = 'page'
  ) AS changes WHERE updated_by IS NOT NULL ORDER BY page_id, locale, updated_at DESC
) AS latest
WHERE latest.page_id = text.page_id AND latest.locale = text.locale;
--> statement-breakpoint
-- What is published as it is written; versions from before fingerprints were kept count as that.
UPDATE page_texts AS text SET is_dirty = false
FROM publications AS shown JOIN page_versions AS version ON version.id = shown.version_id
WHERE shown.page_id = text.page_id AND shown.locale = text.locale AND (version.digest IS NULL OR version.digest = (
  SELECT jsonb_build_object(
    'page', md5(jsonb_build_array(page.parent_id, page.moves, page.content_type, page.page_area_class, page.is_clickable, page.in_menu,
      page.in_footer, page.is_highlight, page.has_tab_navigation, page.menu_image_id, page.hero_image_id, page.hero_video)::text),
    'text', md5(jsonb_build_array(text.slug, text.menu_name, text.title, text.headline, text.meta_title, text.meta_description,
      text.og_title, text.og_description, text.og_type, text.og_image_id, text.hero_text, text.hero_link)::text),
    'modules', (
      SELECT coalesce(jsonb_object_agg(module.id, md5(jsonb_build_array(
        module.model, module.slug, module.parent_id, module.column_index, module.position, module.data)::text)), '{}')
      FROM modules AS module
      WHERE module.content_type = 'page' AND module.object_id = page.id AND module.locale = text.locale AND module.deleted_at IS NULL
    )
  ) FROM pages AS page WHERE page.id = text.page_id));
