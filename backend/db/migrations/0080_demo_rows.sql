CREATE TABLE "demo_rows" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "demo_rows_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "demo_sites" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"columns" jsonb NOT NULL,
	CONSTRAINT "demo_sites_one_row" CHECK ("demo_sites"."id")
);
