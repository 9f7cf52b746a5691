-- As before for what changes; of modules that are new nothing is named yet, and one statement names what all of them show.
DROP TRIGGER module_named ON modules;
--> statement-breakpoint
CREATE TRIGGER module_named AFTER DELETE OR UPDATE OF data, deleted_at ON modules
  FOR EACH ROW EXECUTE FUNCTION module_named();
--> statement-breakpoint
CREATE FUNCTION new_modules_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_uses (image_id, place, key)
  SELECT DISTINCT image_id, 'module', id::text FROM new_rows, unnest(pictures_of_module(data)) AS image_id
  WHERE deleted_at IS NULL
  ON CONFLICT DO NOTHING;
  INSERT INTO module_links (module_id, path)
  SELECT id, path FROM new_rows, links_in(data) AS path WHERE deleted_at IS NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER new_modules_named AFTER INSERT ON modules REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION new_modules_named();
