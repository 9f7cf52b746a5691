CREATE TABLE "job_api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_on" date,
	CONSTRAINT "job_api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "job_api_keys_scopes_known" CHECK ("job_api_keys"."scopes" <@ array['jobs:read', 'jobs:write', 'jobs:delete'] and cardinality("job_api_keys"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "job_team_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_team_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"email" text NOT NULL,
	"key_hash" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_team_invitations_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "job_team_invitations_one_of_each" UNIQUE("team_id","email")
);
--> statement-breakpoint
CREATE TABLE "job_team_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "team_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "job_api_keys" ADD CONSTRAINT "job_api_keys_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_api_keys" ADD CONSTRAINT "job_api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team_invitations" ADD CONSTRAINT "job_team_invitations_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team_invitations" ADD CONSTRAINT "job_team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team_members" ADD CONSTRAINT "job_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team_members" ADD CONSTRAINT "job_team_members_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_api_keys_team" ON "job_api_keys" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "job_api_keys_creator" ON "job_api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "job_team_invitations_inviter" ON "job_team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "job_team_invitations_expiry" ON "job_team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_team_members_team" ON "job_team_members" USING btree ("team_id","joined_at");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_team" ON "jobs" USING btree ("team_id","updated_at","id") WHERE "jobs"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external_id" ON "jobs" USING btree ("team_id","external_id") WHERE "jobs"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_changed_by" ON "jobs" USING btree ("changed_by") WHERE "jobs"."changed_by" is not null;