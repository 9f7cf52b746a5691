-- A text as searches compare it: in lower case and without accents; ä and ae, ö and oe, ü and ue, ß and ss are the
-- same, in databases without a collation too.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    lower(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'SS'), NFD), U&'[\0300-\036F]', '', 'g')),
    'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
-- The same with the text as it was written, so that a part of a word is found too that folding would tear apart.
CREATE FUNCTION searchable_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(value) || ' ' || public.fold_text(value)
$$;
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_folders_no_own_parent" CHECK ("media_folders"."parent_id" <> "media_folders"."id")
);
--> statement-breakpoint
CREATE TABLE "page_presence" (
	"page_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"locale" text NOT NULL,
	"module_id" integer,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_presence_page_id_session_id_pk" PRIMARY KEY("page_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable_text(file_name || ' ' || coalesce(alt->>'de', '') || ' ' || coalesce(alt->>'en', '') || ' ' || coalesce(description->>'de', '') || ' ' || coalesce(description->>'en', '') || ' ' || copyright)) STORED;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent_id_media_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_folders_parent" ON "media_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "page_presence_session" ON "page_presence" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "page_presence_expiry" ON "page_presence" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "images_source_hash" ON "images" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "images_folder" ON "images" USING btree ("folder_id");
--> statement-breakpoint
-- The same file again is known by what was uploaded; of pictures that were loaded twice the first stands for it.
UPDATE images SET source_hash = hash
WHERE id IN (SELECT min(id) FROM images GROUP BY hash);
--> statement-breakpoint
-- Until now an empty alt text said that a picture is decorative.
UPDATE images SET is_decorative = true
WHERE trim(coalesce(alt->>'de', '')) = '' AND trim(coalesce(alt->>'en', '')) = '';
--> statement-breakpoint
-- Visitors see nothing of a picture's folder, its file's name or who changed it: only the rest makes pages stale.
DROP TRIGGER images_changed ON images;
--> statement-breakpoint
CREATE TRIGGER images_changed AFTER UPDATE OF hash, width, height, alt, description, is_decorative, copyright, focal_x, focal_y
  OR DELETE OR TRUNCATE ON images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
