CREATE TABLE "checklists" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"dismissed" text[] DEFAULT '{}' NOT NULL,
	"test_mail_id" integer,
	"mail_delivered_at" timestamp with time zone,
	CONSTRAINT "checklists_one_row" CHECK ("checklists"."id")
);
--> statement-breakpoint
CREATE TABLE "last_backups" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_backups_one_row" CHECK ("last_backups"."id")
);
--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_test_mail_id_outbox_id_fk" FOREIGN KEY ("test_mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklists_test_mail" ON "checklists" USING btree ("test_mail_id") WHERE "checklists"."test_mail_id" is not null;