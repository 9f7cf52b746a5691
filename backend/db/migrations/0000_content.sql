CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"alt" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_hash_form" CHECK ("images"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_focal_in_picture" CHECK ("images"."focal_x" between 0 and 1 and "images"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_type" text DEFAULT 'page' NOT NULL,
	"object_id" integer,
	"locale" text NOT NULL,
	"model" text NOT NULL,
	"parent_id" integer,
	"column_index" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"slug" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"menu_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"og_title" text DEFAULT '' NOT NULL,
	"og_description" text DEFAULT '' NOT NULL,
	"og_type" text DEFAULT 'website' NOT NULL,
	"og_image_id" integer,
	"hero_text" text DEFAULT '' NOT NULL,
	"hero_link" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "page_texts_path" UNIQUE("locale","path")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_number" UNIQUE("page_id","locale","number")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"content_type" text DEFAULT 'page' NOT NULL,
	"page_area_class" text DEFAULT 'public' NOT NULL,
	"is_clickable" boolean DEFAULT true NOT NULL,
	"in_menu" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	"is_highlight" boolean DEFAULT false NOT NULL,
	"has_tab_navigation" boolean DEFAULT false NOT NULL,
	"menu_image_id" integer,
	"hero_image_id" integer,
	"hero_video" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"version_id" integer NOT NULL,
	"is_online" boolean NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"menu_name" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"is_clickable" boolean NOT NULL,
	"in_menu" boolean NOT NULL,
	"in_footer" boolean NOT NULL,
	"is_highlight" boolean NOT NULL,
	"menu_image_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publications_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "publications_path" UNIQUE("locale","path")
);
--> statement-breakpoint
CREATE TABLE "published_containers" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_containers_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_old_path_unique" UNIQUE("old_path"),
	CONSTRAINT "redirects_old_path_local" CHECK ("redirects"."old_path" ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'),
	CONSTRAINT "redirects_new_path_local" CHECK ("redirects"."new_path" ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'),
	CONSTRAINT "redirects_no_loop" CHECK ("redirects"."old_path" <> "redirects"."new_path")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"group" text,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower(trim("users"."email"))),
	CONSTRAINT "users_group_known" CHECK ("users"."group" in ('Mitglied', 'Jobbörse', 'Mitglied + Jobbörse')),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'editor', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_og_image_id_images_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_menu_image_id_images_id_fk" FOREIGN KEY ("menu_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_images_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_menu_image_id_images_id_fk" FOREIGN KEY ("menu_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_hash" ON "images" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "modules_object" ON "modules" USING btree ("content_type","object_id","locale");--> statement-breakpoint
CREATE INDEX "modules_parent" ON "modules" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "modules_slug" ON "modules" USING btree ("locale","slug") WHERE "modules"."slug" is not null;--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "publications_parent" ON "publications" USING btree ("parent_id","locale","position");