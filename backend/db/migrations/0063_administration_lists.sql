ALTER TABLE "jobs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable_text(title || ' ' || employer || ' ' || place)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable_text(email || ' ' || first_name || ' ' || last_name || ' ' || organization)) STORED;--> statement-breakpoint
CREATE INDEX "jobs_updated" ON "jobs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_title" ON "jobs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree ("employer","id");--> statement-breakpoint
CREATE INDEX "jobs_deadline" ON "jobs" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "jobs_category" ON "jobs" USING btree ("category","updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_region" ON "jobs" USING btree ("region","updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_blocked" ON "jobs" USING btree ("updated_at","id") WHERE "jobs"."is_blocked";--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_organization" ON "users" USING btree ("organization","id");--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group","created_at","id");--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","created_at","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is not null and "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is not null and not "users"."is_active";