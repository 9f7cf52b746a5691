-- Writes the new name of a lookup value into the search terms of its ads.
CREATE OR REPLACE FUNCTION rename_job_lookup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET terms = terms_of_job(jobs)
  WHERE CASE NEW.lookup
    WHEN 'category' THEN category WHEN 'employment_type' THEN employment_type WHEN 'specialization' THEN specialization
    WHEN 'occupation' THEN occupation ELSE contract_type END = NEW.slug;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER job_lookups_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_lookup_values
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('job-lookups');

CREATE OR REPLACE TRIGGER job_lookups_renamed AFTER UPDATE OF name ON job_lookup_values
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_job_lookup();
