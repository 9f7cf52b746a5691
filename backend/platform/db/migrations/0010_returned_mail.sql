CREATE TABLE "returned_mail" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mailbox" text DEFAULT '' NOT NULL,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "returned_mail_only" CHECK ("returned_mail"."is_only")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "accepted_at" timestamp with time zone;