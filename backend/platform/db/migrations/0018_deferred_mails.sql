ALTER TABLE "outbox" ADD COLUMN "deferred_at" timestamp with time zone;--> statement-breakpoint
-- The trash ends planned dispatches. Those of pages that are already in it would start later.
DELETE FROM "dispatches" WHERE "state" = 'planned' AND "press_release_id" IS NOT NULL
  AND "press_release_id" NOT IN (SELECT "id" FROM "pages");
