CREATE OR REPLACE FUNCTION organizations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id) || ARRAY['records:organization'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Only the page of an organization shows its pictures.
CREATE OR REPLACE FUNCTION organization_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg(DISTINCT 'record:' || organization_id)) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER organizations_inserted AFTER INSERT ON organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();

CREATE OR REPLACE TRIGGER organizations_updated AFTER UPDATE ON organizations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();

CREATE OR REPLACE TRIGGER organizations_deleted AFTER DELETE ON organizations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organizations_changed();

CREATE OR REPLACE TRIGGER organizations_emptied AFTER TRUNCATE ON organizations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');

CREATE OR REPLACE TRIGGER organization_images_inserted AFTER INSERT ON organization_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organization_images_changed();

CREATE OR REPLACE TRIGGER organization_images_deleted AFTER DELETE ON organization_images REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organization_images_changed();
