CREATE TABLE "link_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "link_checks_only" CHECK ("link_checks"."is_only")
);
