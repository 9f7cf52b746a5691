CREATE TABLE "download_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "download_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "download_categories_slug_form" CHECK ("download_categories"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "download_directories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_directories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "download_directories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "download_directories_slug_form" CHECK ("download_directories"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "download_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"directory_id" integer NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_files_hash_form" CHECK ("download_files"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "download_files_language_known" CHECK ("download_files"."language" in ('de', 'en')),
	CONSTRAINT "download_files_name_form" CHECK (length("download_files"."name") between 1 and 200 and "download_files"."name" !~ '[/\\[:cntrl:]]')
);
--> statement-breakpoint
ALTER TABLE "download_directories" ADD CONSTRAINT "download_directories_category_id_download_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."download_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_directories_category" ON "download_directories" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE INDEX "download_files_directory" ON "download_files" USING btree ("directory_id","position","id");--> statement-breakpoint
-- Categories, directories and files stand in each other's lists: whatever changes announces them all.
CREATE TRIGGER download_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');
--> statement-breakpoint
CREATE TRIGGER download_directories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_directories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');
--> statement-breakpoint
CREATE TRIGGER download_files_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_files
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');
