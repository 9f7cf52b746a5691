CREATE TABLE "alerted_jobs" (
	"subscription_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	CONSTRAINT "alerted_jobs_subscription_id_job_id_pk" PRIMARY KEY("subscription_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_once";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_list_known";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "origin_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD CONSTRAINT "alerted_jobs_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_alerts" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."list" = 'job-alerts' and "subscriptions"."state" = 'confirmed';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_once" UNIQUE("list","email","subject");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_list_known" CHECK ("subscriptions"."list" in ('newsletter', 'press', 'job-alerts'));