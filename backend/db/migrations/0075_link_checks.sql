CREATE TABLE "link_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "link_checks_only" CHECK ("link_checks"."is_only")
);
