CREATE TABLE "job_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_statistics" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_statistics_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_of_job" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pdf_hash" text GENERATED ALWAYS AS (pdf ->> 'hash') STORED;--> statement-breakpoint
ALTER TABLE "job_statistics" ADD CONSTRAINT "job_statistics_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pdf_hash_job_files_hash_fk" FOREIGN KEY ("pdf_hash") REFERENCES "public"."job_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_of_jobs" ON "images" USING btree ("created_at") WHERE "images"."is_of_job";--> statement-breakpoint
CREATE INDEX "jobs_pdf" ON "jobs" USING btree ("pdf_hash") WHERE "jobs"."pdf_hash" is not null;--> statement-breakpoint
CREATE INDEX "jobs_with_contact" ON "jobs" USING btree (least("expires_at", "withdrawn_at")) WHERE "jobs"."state" in ('expired', 'withdrawn') and ("jobs"."contact_name" <> '' or "jobs"."contact_email" <> '' or "jobs"."contact_phone" <> '' or "jobs"."application_email" <> '' or "jobs"."pdf" is not null);