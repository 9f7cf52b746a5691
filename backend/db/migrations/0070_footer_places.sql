CREATE TABLE "footer_places" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "footer_links" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "footer_places" ADD CONSTRAINT "footer_places_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER footer_places_changed_de AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON footer_places
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('nav:de');
--> statement-breakpoint
CREATE TRIGGER footer_places_changed_en AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON footer_places
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('nav:en');
