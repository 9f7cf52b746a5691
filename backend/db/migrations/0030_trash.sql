CREATE TABLE "trashed_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer,
	"redirect_to" text,
	"redirected" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trashed_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trashed_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trashed_pages" ADD CONSTRAINT "trashed_pages_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_page_id_trashed_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."trashed_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trashed_pages_deleted" ON "trashed_pages" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "trashed_pages_deleted_by" ON "trashed_pages" USING btree ("deleted_by") WHERE "trashed_pages"."deleted_by" is not null;--> statement-breakpoint
CREATE INDEX "trashed_rows_page" ON "trashed_rows" USING btree ("page_id","table_name");--> statement-breakpoint
-- Pictures on a page in the trash are used until it is restored or deleted for good.
CREATE FUNCTION trash_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_picture_uses('trash', OLD.id::text, '{}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER trash_left AFTER DELETE ON trashed_pages FOR EACH ROW EXECUTE FUNCTION trash_left();
