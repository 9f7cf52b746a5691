-- A text by which rows are ordered, compared byte by byte: lower case, without accents and punctuation, as German dictionaries sort.
CREATE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    lower(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'SS'), NFD), U&'[\0300-\036F]', '', 'g')),
    '[\s!-/:-@\[-`{-~„“”‚‘’«»–—]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- All parts of three letters of a text: what contains another text has all of its parts, which an index finds.
CREATE FUNCTION text_parts(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(value, start, 3)), '{}') FROM generate_series(1, char_length(value) - 2) AS start
$$;
--> statement-breakpoint
CREATE TABLE "listed_organizations" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"category" text NOT NULL,
	"region" text,
	"place" text NOT NULL,
	"letter" text NOT NULL,
	"place_key" text COLLATE "C" NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"search_parts" text[] NOT NULL,
	"lat" double precision,
	"lon" double precision,
	CONSTRAINT "listed_organizations_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "organization_images" (
	"organization_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_images_organization_id_image_id_pk" PRIMARY KEY("organization_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"kind" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"region" text,
	"country" text DEFAULT 'DE' NOT NULL,
	"position" jsonb,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"member_since" integer,
	"logo_id" integer,
	"stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_organizations" ADD CONSTRAINT "listed_organizations_page_id_organizations_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_organizations" ADD CONSTRAINT "listed_organizations_publication" FOREIGN KEY ("page_id","locale") REFERENCES "public"."publications"("page_id","locale") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_images" ADD CONSTRAINT "organization_images_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_images" ADD CONSTRAINT "organization_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_organizations_order" ON "listed_organizations" USING btree ("locale","place_key","name_key","page_id");--> statement-breakpoint
CREATE INDEX "listed_organizations_category" ON "listed_organizations" USING btree ("locale","category","place_key","name_key","page_id");--> statement-breakpoint
CREATE INDEX "listed_organizations_region" ON "listed_organizations" USING btree ("locale","region","place_key","name_key","page_id");--> statement-breakpoint
CREATE INDEX "listed_organizations_counts" ON "listed_organizations" USING btree ("locale","category","letter");--> statement-breakpoint
CREATE INDEX "listed_organizations_parts" ON "listed_organizations" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "listed_organizations_near" ON "listed_organizations" USING gist (point(lon * 0.63, lat));--> statement-breakpoint
CREATE INDEX "organization_images_image" ON "organization_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "organizations_logo" ON "organizations" USING btree ("logo_id") WHERE "organizations"."logo_id" is not null;
--> statement-breakpoint
-- Puts an organization into the lists of each language in which it is published for all and has a place, else takes it out.
CREATE FUNCTION list_organization(id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_organizations WHERE page_id = id;
  INSERT INTO listed_organizations
    (page_id, locale, category, region, place, letter, place_key, name_key, search_text, search_parts, lat, lon)
  SELECT organization.page_id, shown.locale, category, region, place,
    CASE WHEN place_key ~ '^[a-z]' THEN left(place_key, 1) ELSE '#' END,
    -- Places that differ in accents alone are two places.
    place_key || '~' || place, public.sort_key(title), search_text, public.text_parts(search_text),
    (organization.position ->> 'lat')::double precision, (organization.position ->> 'lon')::double precision
  FROM organizations AS organization
  JOIN publications AS shown ON shown.page_id = organization.page_id AND shown.is_online AND shown.audience IS NULL
  CROSS JOIN LATERAL (SELECT
    public.sort_key(place) COLLATE "C" AS place_key,
    public.searchable_text(title || ' ' || place || ' ' || zip || ' ' || coalesce(kind ->> shown.locale, '')) AS search_text
  ) AS texts
  WHERE organization.page_id = id AND place <> '';
END
$$;
--> statement-breakpoint
CREATE FUNCTION organization_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_organization(NEW.page_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER organization_relisted AFTER INSERT OR UPDATE ON organizations
  FOR EACH ROW EXECUTE FUNCTION organization_listing_changed();
--> statement-breakpoint
CREATE TRIGGER organization_relisted AFTER INSERT OR UPDATE OF title, is_online, audience ON publications
  FOR EACH ROW WHEN (NEW.content_type = 'organization') EXECUTE FUNCTION organization_listing_changed();
--> statement-breakpoint
CREATE FUNCTION organizations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id) || ARRAY['records:organization'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER organizations_inserted AFTER INSERT ON organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();
--> statement-breakpoint
CREATE TRIGGER organizations_updated AFTER UPDATE ON organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();
--> statement-breakpoint
CREATE TRIGGER organizations_deleted AFTER DELETE ON organizations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();
--> statement-breakpoint
CREATE TRIGGER organizations_emptied AFTER TRUNCATE ON organizations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
--> statement-breakpoint
-- Only the page of an organization shows its pictures.
CREATE FUNCTION organization_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg(DISTINCT 'record:' || organization_id)) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER organization_images_inserted AFTER INSERT ON organization_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organization_images_changed();
--> statement-breakpoint
CREATE TRIGGER organization_images_deleted AFTER DELETE ON organization_images REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organization_images_changed();
--> statement-breakpoint
-- As before; organizations show their logos and pictures as the library has them, too.
CREATE OR REPLACE FUNCTION images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    UNION SELECT 'records:organization' FROM organizations WHERE logo_id = ANY (changed)
    UNION SELECT 'record:' || page_id FROM organizations WHERE logo_id = ANY (changed)
    UNION SELECT 'record:' || organization_id FROM organization_images WHERE image_id = ANY (changed)
  ) AS named;
  RETURN NULL;
END
$$;
