ALTER TABLE "security_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "detail" text;--> statement-breakpoint
CREATE INDEX "security_events_age" ON "security_events" USING btree ("at");