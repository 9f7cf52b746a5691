ALTER TABLE "users" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
-- Sign-ups store the requested access and get a group with their activation. The time is not known.
UPDATE "users" SET "activated_at" = coalesce("email_verified_at", "created_at")
WHERE "is_active" OR "group" IS NOT NULL OR "role" <> 'user' OR "requested_access" IS NULL;
