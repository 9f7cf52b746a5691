ALTER TABLE "images" RENAME COLUMN "is_of_job" TO "is_outside_library";--> statement-breakpoint
ALTER INDEX "images_of_jobs" RENAME TO "images_outside_library";--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD COLUMN "logo_id" integer;--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_proposals_logo" ON "organization_proposals" USING btree ("logo_id") WHERE "organization_proposals"."logo_id" is not null;
