-- Earlier releases ended a dispatch without its mails, and deleted each when it became due.
DELETE FROM "outbox" USING "dispatch_letters" AS "letter", "dispatches" AS "dispatch"
WHERE "outbox"."id" = "letter"."outbox_id" AND "dispatch"."id" = "letter"."dispatch_id"
  AND "outbox"."state" = 'waiting' AND "dispatch"."state" = 'done';
--> statement-breakpoint
-- Only the profile confirms at the time of the request. Its consent has another text than the form.
UPDATE "subscriptions" SET "consent_version" = 'profile 2026-11-30'
WHERE "list" = 'newsletter' AND "confirmed_at" = "requested_at" AND "confirm_key_hash" IS NULL;
