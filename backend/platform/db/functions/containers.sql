-- The tag of a container has its slug. An update announces the new slugs here and the old ones in containers_replaced.
CREATE OR REPLACE FUNCTION containers_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('container:' || slug)) FROM new_rows;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION containers_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('container:' || slug)) FROM old_rows;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER containers_inserted AFTER INSERT ON published_containers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_written();

CREATE OR REPLACE TRIGGER containers_updated AFTER UPDATE ON published_containers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_written();

CREATE OR REPLACE TRIGGER containers_renamed AFTER UPDATE ON published_containers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_replaced();

CREATE OR REPLACE TRIGGER containers_deleted AFTER DELETE ON published_containers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION containers_replaced();

CREATE OR REPLACE TRIGGER containers_emptied AFTER TRUNCATE ON published_containers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
