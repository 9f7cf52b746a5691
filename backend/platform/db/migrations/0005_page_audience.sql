ALTER TABLE "pages" ADD COLUMN "is_for_users" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Pages that their area restricts, or would restrict with their next or planned publication, stay restricted. The triggers
-- would mark them as changed.
ALTER TABLE "pages" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "pages" SET "is_for_users" = true
WHERE "page_area_class" = 'account'
  OR EXISTS (SELECT FROM "publications" WHERE "page_id" = "pages"."id" AND "area_class" = 'account')
  OR EXISTS (
    SELECT FROM "schedules" JOIN "page_versions" ON "page_versions"."id" = "schedules"."version_id"
    WHERE "schedules"."page_id" = "pages"."id" AND "snapshot" ->> 'page_area_class' = 'account'
  );--> statement-breakpoint
ALTER TABLE "pages" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "trashed_rows" SET "data" = "data" || '{"is_for_users": true}'
WHERE "table_name" = 'pages' AND "data" ->> 'page_area_class' = 'account';
