CREATE TABLE "selection_links" (
	"selection_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "selection_links_selection_id_locale_path_pk" PRIMARY KEY("selection_id","locale","path")
);
--> statement-breakpoint
ALTER TABLE "html_selections" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "selection_links" ADD CONSTRAINT "selection_links_selection_id_html_selections_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."html_selections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selection_links_path" ON "selection_links" USING btree ("path");--> statement-breakpoint
ALTER TABLE "html_selections" ADD CONSTRAINT "html_selections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "html_selections_updated_by" ON "html_selections" USING btree ("updated_by") WHERE "html_selections"."updated_by" is not null;--> statement-breakpoint
-- What HTML selections link to in each language, as `links_in` finds it in modules.
CREATE FUNCTION links_in_selection(code jsonb) RETURNS TABLE (locale text, path text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT written.key, public.link_path(href[1])
  FROM jsonb_each_text(code) AS written, LATERAL regexp_matches(written.value, 'href="([^"]*)"', 'g') AS href
  WHERE href[1] ~ '^(\s*/|page:[0-9])' AND octet_length(href[1]) <= 2000
$$;
--> statement-breakpoint
CREATE FUNCTION selection_linked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM selection_links WHERE selection_id = NEW.id;
  INSERT INTO selection_links (selection_id, locale, path)
  SELECT NEW.id, link.locale, link.path FROM links_in_selection(NEW.code) AS link;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER selection_linked AFTER INSERT OR UPDATE OF code ON html_selections
  FOR EACH ROW EXECUTE FUNCTION selection_linked();
--> statement-breakpoint
INSERT INTO selection_links (selection_id, locale, path)
SELECT id, link.locale, link.path FROM html_selections, LATERAL links_in_selection(code) AS link;
