ALTER TABLE "dispatches" ADD COLUMN "planned_by" integer;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "has_planner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "dispatches_planned_by" ON "dispatches" USING btree ("planned_by") WHERE "dispatches"."planned_by" is not null;