ALTER TABLE "one_time_keys" DROP CONSTRAINT "one_time_keys_purpose_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_purpose_known" CHECK ("one_time_keys"."purpose" in ('verify-email', 'verify-new-email', 'stop-email-change', 'reset-password'));--> statement-breakpoint
UPDATE "sessions" SET "proved_at" = "created_at";