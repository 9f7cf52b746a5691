CREATE TABLE "record_versions" (
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"values" jsonb,
	CONSTRAINT "record_versions_type_record_id_revision_pk" PRIMARY KEY("type","record_id","revision")
);
--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_age" ON "record_versions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "record_versions_user" ON "record_versions" USING btree ("user_id");