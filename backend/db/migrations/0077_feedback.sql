CREATE TABLE "page_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"thread_id" integer,
	"module_id" integer,
	"quote" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer
);
--> statement-breakpoint
CREATE TABLE "page_reviews" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"reviewer_id" integer,
	"note" text NOT NULL,
	"digest" jsonb NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_reviews_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "requires_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_thread_id_page_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."page_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_comments_page" ON "page_comments" USING btree ("page_id","locale");--> statement-breakpoint
CREATE INDEX "page_comments_thread" ON "page_comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "page_comments_author" ON "page_comments" USING btree ("author_id") WHERE "page_comments"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "page_comments_resolver" ON "page_comments" USING btree ("resolved_by") WHERE "page_comments"."resolved_by" is not null;--> statement-breakpoint
CREATE INDEX "page_comments_open" ON "page_comments" USING btree ("page_id","locale") WHERE "page_comments"."thread_id" is null and "page_comments"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "page_reviews_requested" ON "page_reviews" USING btree ("requested_at") WHERE "page_reviews"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "page_reviews_requested_by" ON "page_reviews" USING btree ("requested_by") WHERE "page_reviews"."requested_by" is not null;--> statement-breakpoint
CREATE INDEX "page_reviews_reviewer" ON "page_reviews" USING btree ("reviewer_id") WHERE "page_reviews"."reviewer_id" is not null;--> statement-breakpoint
CREATE INDEX "page_reviews_decided_by" ON "page_reviews" USING btree ("decided_by") WHERE "page_reviews"."decided_by" is not null;