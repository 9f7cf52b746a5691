ALTER TABLE "page_comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;