-- A person has a tag and is in the lists of persons; a change of categories only affects the lists.
CREATE OR REPLACE FUNCTION persons_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('person:' || id) || ARRAY['persons']) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION persons_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('person:' || id) || ARRAY['persons']) FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER persons_inserted AFTER INSERT ON persons REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_written();

CREATE OR REPLACE TRIGGER persons_updated AFTER UPDATE ON persons REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_written();

CREATE OR REPLACE TRIGGER persons_deleted AFTER DELETE ON persons REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION persons_removed();

CREATE OR REPLACE TRIGGER persons_emptied AFTER TRUNCATE ON persons
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');

CREATE OR REPLACE TRIGGER person_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON person_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('persons');

CREATE OR REPLACE TRIGGER person_category_members_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON person_category_members
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('persons');
