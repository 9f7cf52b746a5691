ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_verified" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
UPDATE "outbox" SET "data" = "data" || '{"at": ""}' WHERE "template" = 'verify-email' AND "state" = 'waiting';