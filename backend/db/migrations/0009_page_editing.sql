CREATE TABLE "schedules" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"publish_at" timestamp with time zone,
	"version_id" integer,
	"unpublish_at" timestamp with time zone,
	"problem" text,
	"retry_at" timestamp with time zone,
	CONSTRAINT "schedules_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "schedules_version" CHECK (("schedules"."publish_at" is null) = ("schedules"."version_id" is null)),
	CONSTRAINT "schedules_order" CHECK ("schedules"."publish_at" < "schedules"."unpublish_at")
);
--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "menu_name" text;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "digest" jsonb;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "counterpart" jsonb;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree (least("publish_at", "unpublish_at"));--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;