CREATE TABLE "event_occurrences" (
	"event_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_occurrences_event_id_starts_at_pk" PRIMARY KEY("event_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"is_all_day" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"rrule" text NOT NULL,
	"exdates" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_page_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_occurrences_order" ON "event_occurrences" USING btree ("starts_at","event_id","ends_at");
--> statement-breakpoint
-- Occurrences change with their event alone.
CREATE FUNCTION events_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id) || ARRAY['records:event'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_inserted AFTER INSERT ON events REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();
--> statement-breakpoint
CREATE TRIGGER events_updated AFTER UPDATE ON events REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();
--> statement-breakpoint
CREATE TRIGGER events_deleted AFTER DELETE ON events REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();
--> statement-breakpoint
CREATE TRIGGER events_emptied AFTER TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
