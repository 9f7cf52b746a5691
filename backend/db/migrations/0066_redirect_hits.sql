CREATE TABLE "redirect_hits" (
	"redirect_id" integer PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_redirects_id_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;