CREATE TABLE "dispatch_letters" (
	"dispatch_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"outbox_id" integer,
	"state" text DEFAULT 'queued' NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispatch_letters_dispatch_id_subscription_id_pk" PRIMARY KEY("dispatch_id","subscription_id"),
	CONSTRAINT "dispatch_letters_state_known" CHECK ("dispatch_letters"."state" in ('queued', 'sent', 'refused', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "dispatches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"content" jsonb,
	"problem" text,
	"sent" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"accepted_refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dispatches_issue_id_unique" UNIQUE("issue_id"),
	CONSTRAINT "dispatches_state_known" CHECK ("dispatches"."state" in ('planned', 'sending', 'stopped', 'done')),
	CONSTRAINT "dispatches_ended_when_done" CHECK (("dispatches"."ended_at" is null) = ("dispatches"."state" <> 'done')),
	CONSTRAINT "dispatches_content_from_start" CHECK (("dispatches"."content" is null) = ("dispatches"."started_at" is null) and ("dispatches"."started_at" is not null or "dispatches"."state" = 'planned'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"subject" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"preheader" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_page" boolean DEFAULT true NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_slug_form" CHECK ("newsletter_issues"."slug" ~ '^[A-Za-z0-9_-]{1,100}$'),
	CONSTRAINT "newsletter_issues_have_readers" CHECK (cardinality("newsletter_issues"."topics") > 0),
	CONSTRAINT "newsletter_issues_have_a_language" CHECK (cardinality("newsletter_issues"."languages") > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_state_known";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "dispatched_per_minute" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "dispatched_per_domain" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_letters" ADD CONSTRAINT "dispatch_letters_dispatch_id_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_letters" ADD CONSTRAINT "dispatch_letters_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_letters_mail" ON "dispatch_letters" USING btree ("outbox_id") WHERE "dispatch_letters"."outbox_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatch_letters_open" ON "dispatch_letters" USING btree ("dispatch_id") WHERE "dispatch_letters"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "dispatch_letters_queued_at" ON "dispatch_letters" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "dispatches_open" ON "dispatches" USING btree ("planned_at") WHERE "dispatches"."state" in ('planned', 'sending');--> statement-breakpoint
CREATE INDEX "subscriptions_readers" ON "subscriptions" USING btree ("list","id") WHERE "subscriptions"."list" in ('newsletter', 'press') and "subscriptions"."state" = 'confirmed';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('pending', 'confirmed', 'blocked', 'refused')) NOT VALID;