ALTER TABLE "alerted_jobs" ADD COLUMN "root_id" integer;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD COLUMN "place" text;--> statement-breakpoint
UPDATE "alerted_jobs" SET "root_id" = coalesce("jobs"."origin_id", "jobs"."id"), "title" = "jobs"."title", "place" = "jobs"."place"
FROM "jobs" WHERE "jobs"."id" = "alerted_jobs"."job_id";--> statement-breakpoint
UPDATE "alerted_jobs" SET "root_id" = "job_id", "title" = '', "place" = '' WHERE "root_id" IS NULL;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ALTER COLUMN "root_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ALTER COLUMN "place" SET NOT NULL;
