CREATE TABLE "html_selections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "html_selections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"code" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "html_selections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "html_selections_slug_form" CHECK ("html_selections"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "person_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_category_members" (
	"category_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_category_members_category_id_person_id_pk" PRIMARY KEY("category_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"function" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"photo_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_category_id_person_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."person_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_category_members_person" ON "person_category_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "persons_position" ON "persons" USING btree ("position","id");--> statement-breakpoint
-- Persons announce themselves and the lists of persons; whatever decides on categories announces the lists alone.
CREATE FUNCTION persons_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('person:' || id) || ARRAY['persons']) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION persons_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('person:' || id) || ARRAY['persons']) FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER persons_inserted AFTER INSERT ON persons REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_written();
--> statement-breakpoint
CREATE TRIGGER persons_updated AFTER UPDATE ON persons REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_written();
--> statement-breakpoint
CREATE TRIGGER persons_deleted AFTER DELETE ON persons REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_removed();
--> statement-breakpoint
CREATE TRIGGER persons_emptied AFTER TRUNCATE ON persons
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
--> statement-breakpoint
CREATE TRIGGER person_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON person_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('persons');
--> statement-breakpoint
CREATE TRIGGER person_category_members_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON person_category_members
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('persons');
--> statement-breakpoint
-- HTML selections: the id names the tag for pages, the slug for whoever asks by it, before there is one too.
CREATE FUNCTION html_selections_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('html:' || id) || array_agg('html-slug:' || slug)) FROM new_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION html_selections_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('html:' || id) || array_agg('html-slug:' || slug)) FROM old_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER html_selections_inserted AFTER INSERT ON html_selections REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_written();
--> statement-breakpoint
CREATE TRIGGER html_selections_updated AFTER UPDATE ON html_selections REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_written();
--> statement-breakpoint
CREATE TRIGGER html_selections_renamed AFTER UPDATE ON html_selections REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_replaced();
--> statement-breakpoint
CREATE TRIGGER html_selections_deleted AFTER DELETE ON html_selections REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION html_selections_replaced();
--> statement-breakpoint
CREATE TRIGGER html_selections_emptied AFTER TRUNCATE ON html_selections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
