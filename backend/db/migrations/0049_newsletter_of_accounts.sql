INSERT INTO "subscriptions" ("list", "email", "language", "topics", "details", "state", "seed", "consent_version", "requested_at", "confirmed_at")
  SELECT 'newsletter', "email", "language", ARRAY['agreements', 'policy', 'events'], jsonb_build_object('name', "first_name" || ' ' || "last_name"), 'confirmed',
    substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), 'profile', "updated_at", "updated_at"
  FROM "users" WHERE "newsletter" AND "email_verified_at" IS NOT NULL
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "newsletter";