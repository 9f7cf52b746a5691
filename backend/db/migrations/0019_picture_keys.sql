ALTER TABLE "images" ADD COLUMN "key" text DEFAULT encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex') NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_key_form" CHECK ("images"."key" ~ '^[0-9a-f]{8}([0-9a-f]{24})?$');
--> statement-breakpoint
-- Addresses that stand in stored texts keep working: versions, reusable containers, HTML and links hold them whole.
UPDATE images SET key = left(hash, 8)
FROM (
  SELECT DISTINCT (regexp_matches(stored.value, '/media/images/(\d{1,9})-', 'g'))[1]::integer AS id
  FROM (
    SELECT snapshot::text AS value FROM page_versions
    UNION ALL SELECT snapshot::text FROM published_containers
    UNION ALL SELECT code::text FROM html_selections
    UNION ALL SELECT data::text FROM modules
    UNION ALL SELECT hero_text || ' ' || hero_link FROM page_texts
    UNION ALL SELECT hero_video FROM pages
  ) AS stored
) AS named
WHERE named.id = images.id;
