-- Announces the persons, menus and organizations that show a changed picture. Published pages and containers store copies of
-- its texts, so they do not change. The deletion of a picture changes these rows by foreign keys, and their triggers announce the change.
CREATE OR REPLACE FUNCTION images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM new_rows AS n JOIN old_rows AS o ON o.id = n.id
  WHERE differ(to_jsonb(o), to_jsonb(n),
    'hash', 'width', 'height', 'alt', 'description', 'is_decorative', 'copyright', 'focal_x', 'focal_y');
  PERFORM announce_cache_tags(array_agg(tag)) FROM (
    SELECT 'person:' || id AS tag FROM persons WHERE photo_id = ANY (changed)
    UNION SELECT 'persons' FROM persons WHERE photo_id = ANY (changed)
    UNION SELECT 'nav:' || locale FROM publications WHERE menu_image_id = ANY (changed)
    UNION SELECT 'records:organization' FROM organizations WHERE logo_id = ANY (changed)
    UNION SELECT 'record:' || page_id FROM organizations WHERE logo_id = ANY (changed)
    UNION SELECT 'record:' || organization_id FROM organization_images WHERE image_id = ANY (changed)
  ) AS tags;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER images_changed AFTER UPDATE ON images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION images_changed();

CREATE OR REPLACE TRIGGER images_emptied AFTER TRUNCATE ON images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
