CREATE TABLE "organization_confirmations" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer
);
--> statement-breakpoint
CREATE TABLE "organization_delegates" (
	"organization_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_delegates_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organization_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"entry_revision" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"outcomes" jsonb,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "proposed_by" integer;--> statement-breakpoint
ALTER TABLE "organization_confirmations" ADD CONSTRAINT "organization_confirmations_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_confirmations" ADD CONSTRAINT "organization_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_delegates" ADD CONSTRAINT "organization_delegates_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_delegates" ADD CONSTRAINT "organization_delegates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_confirmations_asked" ON "organization_confirmations" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "organization_confirmations_user" ON "organization_confirmations" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "organization_delegates_user" ON "organization_delegates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_proposals_waiting" ON "organization_proposals" USING btree ("organization_id","user_id") WHERE "organization_proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "organization_proposals_time" ON "organization_proposals" USING btree ("proposed_at","id");--> statement-breakpoint
CREATE INDEX "organization_proposals_organization" ON "organization_proposals" USING btree ("organization_id","proposed_at");--> statement-breakpoint
CREATE INDEX "organization_proposals_user" ON "organization_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organization_proposals_decider" ON "organization_proposals" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_proposer" ON "record_versions" USING btree ("proposed_by") WHERE "record_versions"."proposed_by" is not null;