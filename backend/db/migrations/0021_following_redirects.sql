ALTER TABLE "redirects" ALTER COLUMN "new_path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "page_id" integer;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_page" ON "redirects" USING btree ("page_id") WHERE "redirects"."page_id" is not null;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_one_target" CHECK (num_nonnulls("redirects"."new_path", "redirects"."page_id") = 1);--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_language" CHECK (num_nonnulls("redirects"."page_id", "redirects"."locale") <> 1);