ALTER TABLE "security_events" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "after" text;--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("actor_id","at");--> statement-breakpoint
-- Keys and invitations of accounts that are closed already: from now on they end with the account.
DELETE FROM "job_api_keys" USING "users" WHERE "users"."id" = "job_api_keys"."created_by" AND NOT "users"."is_active";--> statement-breakpoint
DELETE FROM "job_team_invitations" USING "users" WHERE "users"."id" = "job_team_invitations"."invited_by" AND NOT "users"."is_active";
