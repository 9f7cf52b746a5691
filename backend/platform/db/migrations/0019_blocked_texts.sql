CREATE TABLE "blocked_texts" (
	"job_id" integer NOT NULL,
	"root_id" integer NOT NULL,
	"digest" text NOT NULL,
	"user_id" integer,
	"team_id" integer,
	CONSTRAINT "blocked_texts_job_id_digest_pk" PRIMARY KEY("job_id","digest")
);
--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_texts" ADD CONSTRAINT "blocked_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_texts" ADD CONSTRAINT "blocked_texts_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_texts_digest" ON "blocked_texts" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "blocked_texts_user" ON "blocked_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blocked_texts_team" ON "blocked_texts" USING btree ("team_id");
--> statement-breakpoint
INSERT INTO "blocked_texts" ("job_id", "root_id", "digest", "user_id", "team_id")
SELECT "id", coalesce("origin_id", "id"), encode(sha256(convert_to(regexp_replace(
  fold_text("texts"."title" || ' ' || text_of_html("texts"."description")), '\s', '', 'g'), 'UTF8')), 'hex'), "owner_id", "team_id"
FROM "jobs", LATERAL (VALUES
  ("jobs"."title", "jobs"."description"),
  ("translation" ->> 'title', "translation" ->> 'description')
) AS "texts" ("title", "description")
WHERE "is_blocked" AND "texts"."title" || "texts"."description" <> ''
ON CONFLICT DO NOTHING;
