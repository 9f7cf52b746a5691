-- A published version belongs to the page and language that show it. Deleting versions finds its publications by their primary
-- key, so that one index less is written for each page that gets a new path.
ALTER TABLE "publications" DROP CONSTRAINT "publications_version_id_page_versions_id_fk";--> statement-breakpoint
DROP INDEX "publications_version";--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page" UNIQUE("id","page_id","locale");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_version" FOREIGN KEY ("version_id","page_id","locale") REFERENCES "public"."page_versions"("id","page_id","locale") ON DELETE no action ON UPDATE no action;
