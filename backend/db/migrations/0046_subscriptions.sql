CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"topics" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"seed" text NOT NULL,
	"confirm_key_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_from" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	CONSTRAINT "subscriptions_confirm_key_hash_unique" UNIQUE("confirm_key_hash"),
	CONSTRAINT "subscriptions_once" UNIQUE("list","email"),
	CONSTRAINT "subscriptions_list_known" CHECK ("subscriptions"."list" in ('newsletter', 'press')),
	CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('pending', 'confirmed', 'blocked')),
	CONSTRAINT "subscriptions_confirmed_when" CHECK ("subscriptions"."state" <> 'confirmed' or "subscriptions"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "used_form_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_form_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_form_tickets_ticket_id_unique" UNIQUE("ticket_id")
);
--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("requested_at") WHERE "subscriptions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "subscriptions_addresses" ON "subscriptions" USING btree ("requested_at") WHERE "subscriptions"."requested_from" is not null or "subscriptions"."confirmed_from" is not null;--> statement-breakpoint
CREATE INDEX "used_form_tickets_age" ON "used_form_tickets" USING btree ("used_at");