CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_recipient_form" CHECK ("outbox"."recipient" ~ '^[^[:space:][:cntrl:]<>(),\u003b:"@]{1,64}@[^[:space:][:cntrl:]<>(),\u003b:"@]{1,253}$'),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "outbox_data_while_waiting" CHECK (("outbox"."data" is not null) = ("outbox"."state" = 'waiting')),
	CONSTRAINT "outbox_ended_when_done" CHECK (("outbox"."ended_at" is null) = ("outbox"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at" NULLS FIRST,"id") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("ended_at") WHERE "outbox"."state" <> 'waiting';--> statement-breakpoint
-- Tells the workers of every server about new mails, once the transaction that wrote them is committed.
CREATE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER outbox_written AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
