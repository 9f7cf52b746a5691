ALTER TABLE "schedules" ADD COLUMN "planned_by" integer;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "has_planner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "schedules_planned_by" ON "schedules" USING btree ("planned_by") WHERE "schedules"."planned_by" is not null;--> statement-breakpoint
-- Earlier plans are those of the authors of their versions.
UPDATE "schedules" SET "planned_by" = "page_versions"."author_id", "has_planner" = true
FROM "page_versions" WHERE "page_versions"."id" = "schedules"."version_id" AND "page_versions"."author_id" IS NOT NULL;
