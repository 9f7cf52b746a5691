CREATE TABLE "text_replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"is_exact" boolean NOT NULL,
	"replacement" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "text_replacements" ADD CONSTRAINT "text_replacements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_replacements_created_at" ON "text_replacements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_replacements_created_by" ON "text_replacements" USING btree ("created_by") WHERE "text_replacements"."created_by" is not null;