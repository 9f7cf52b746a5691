CREATE TABLE "form_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"field" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"page_id" integer,
	"slug" text,
	"locale" text NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_forms" ADD CONSTRAINT "published_forms_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_submission" ON "form_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_files_hash" ON "form_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_expiry" ON "form_submissions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "published_forms_form" ON "published_forms" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "published_forms_page" ON "published_forms" USING btree ("page_id","locale");--> statement-breakpoint
CREATE INDEX "published_forms_slug" ON "published_forms" USING btree ("slug","locale");--> statement-breakpoint
-- The forms in the modules of a snapshot, at whatever depth.
CREATE FUNCTION forms_in(snapshot jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT form FROM jsonb_path_query(snapshot, 'strict $.** ? (@.type() == "object" && @.model == "form")', '{}', true) AS form
  WHERE jsonb_typeof(form -> 'id') = 'number'
$$;
--> statement-breakpoint
CREATE FUNCTION publication_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM published_forms WHERE page_id = coalesce(NEW.page_id, OLD.page_id) AND locale = coalesce(NEW.locale, OLD.locale);
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_forms (form_id, page_id, locale, definition)
    SELECT (form ->> 'id')::integer, NEW.page_id, NEW.locale, form
    FROM page_versions AS version, forms_in(version.snapshot -> 'modules') AS form WHERE version.id = NEW.version_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publication_asks AFTER INSERT OR DELETE OR UPDATE OF version_id ON publications
  FOR EACH ROW EXECUTE FUNCTION publication_asks();
--> statement-breakpoint
CREATE FUNCTION container_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM published_forms WHERE slug = OLD.slug AND locale = OLD.locale;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_forms (form_id, slug, locale, definition)
    SELECT (form ->> 'id')::integer, NEW.slug, NEW.locale, form FROM forms_in(NEW.snapshot) AS form;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER container_asks AFTER INSERT OR DELETE OR UPDATE OF slug, locale, snapshot ON published_containers
  FOR EACH ROW EXECUTE FUNCTION container_asks();
