ALTER TABLE "dispatches" ALTER COLUMN "issue_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "press_release_id" integer;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "topics" text[];--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "languages" text[];--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "is_embargoed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- contract: the column is new, and no earlier release writes it
CREATE UNIQUE INDEX "dispatches_press_release" ON "dispatches" USING btree ("press_release_id");--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_have_one_subject" CHECK (num_nonnulls("dispatches"."issue_id", "dispatches"."press_release_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_have_readers" CHECK ("dispatches"."press_release_id" is null or (cardinality(coalesce("dispatches"."topics", '{}')) > 0 and cardinality(coalesce("dispatches"."languages", '{}')) > 0)) NOT VALID;