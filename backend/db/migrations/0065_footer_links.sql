CREATE TABLE "footer_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "footer_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"url" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "footer_links_order" ON "footer_links" USING btree ("position","id");
--> statement-breakpoint
CREATE TRIGGER footer_links_changed_de AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON footer_links
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('nav:de');
--> statement-breakpoint
CREATE TRIGGER footer_links_changed_en AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON footer_links
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('nav:en');
