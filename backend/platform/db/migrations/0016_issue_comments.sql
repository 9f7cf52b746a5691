ALTER TABLE "page_comments" ALTER COLUMN "page_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_comments" ADD COLUMN "issue_id" integer;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "page_comments_issue" ON "page_comments" USING btree ("issue_id") WHERE "page_comments"."issue_id" is not null;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_have_one_subject" CHECK (num_nonnulls("page_comments"."page_id", "page_comments"."issue_id") = 1) NOT VALID;