ALTER TABLE "deleted_jobs" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "deleted_jobs" ADD COLUMN "employment_type" text;--> statement-breakpoint
ALTER TABLE "deleted_jobs" ADD COLUMN "specialization" text;--> statement-breakpoint
ALTER TABLE "deleted_jobs" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "deleted_jobs" ADD COLUMN "region" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_jobs (id, category, employment_type, specialization, occupation, region)
    SELECT id, category, employment_type, specialization, occupation, region
    FROM old_rows WHERE published_at IS NOT NULL ON CONFLICT DO NOTHING;
  PERFORM relist_jobs(array_agg(id)) FROM old_rows WHERE published_at IS NOT NULL;
  RETURN NULL;
END
$$;
