ALTER TABLE "outbox" DROP CONSTRAINT "outbox_data_while_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_data_until_sent" CHECK ("outbox"."state" <> 'waiting' or "outbox"."data" is not null);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_no_data_of_sent" CHECK ("outbox"."state" <> 'sent' or "outbox"."data" is null);