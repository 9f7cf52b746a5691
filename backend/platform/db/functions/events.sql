-- The table of occurrences needs no trigger, because occurrences change only together with their event.
CREATE OR REPLACE FUNCTION events_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id) || ARRAY['records:event'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER events_inserted AFTER INSERT ON events REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();

CREATE OR REPLACE TRIGGER events_updated AFTER UPDATE ON events REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();

CREATE OR REPLACE TRIGGER events_deleted AFTER DELETE ON events REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION events_changed();

CREATE OR REPLACE TRIGGER events_emptied AFTER TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
