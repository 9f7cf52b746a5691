CREATE OR REPLACE FUNCTION jobs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(id)) FROM new_rows WHERE state = 'published';
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION jobs_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(changed.id))
  FROM new_rows AS changed JOIN old_rows AS former ON former.id = changed.id
  WHERE 'published' IN (changed.state, former.state);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION jobs_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_board SET version = version + 1;
  DELETE FROM search_entries WHERE kind = 'jobs';
  PERFORM announce_cache_tags(ARRAY['*']);
  RETURN NULL;
END
$$;

-- Returns the position of an ad's organization, else the mean position of the organizations listed in the ad's town. The
-- position of an organization does not count in another town; "Halle" and "Halle (Saale)" are one.
CREATE OR REPLACE FUNCTION locate_job(organization integer, town text, OUT lat double precision, OUT lon double precision)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT (position ->> 'lat')::double precision, (position ->> 'lon')::double precision INTO lat, lon
  FROM organizations WHERE page_id = organization AND jsonb_typeof(position) = 'object'
    AND (starts_with(sort_key(place), sort_key(town)) OR starts_with(sort_key(town), sort_key(place)));
  IF lat IS NULL AND town <> '' THEN
    SELECT sum(lat_sum) / sum(located), sum(lon_sum) / sum(located) INTO lat, lon FROM listed_places
    WHERE locale = 'de' AND located > 0 AND place_key = sort_key(town) || '~' || town;
  END IF;
END
$$;

-- Rebuilds the rows of these ads in listed_jobs with their positions, and announces the change to search and caches. No-op for
-- null, which is passed if a statement changes only drafts, because editors save drafts often.
CREATE OR REPLACE FUNCTION relist_jobs(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM listed_jobs WHERE id = ANY (changed);
  INSERT INTO listed_jobs (id, organization_id, category, employment_type, specialization, occupation, contract_type, region,
      country, deadline, published_at, expires_at, place, lat, lon)
    SELECT id, organization_id, category, employment_type, specialization, occupation, contract_type, region,
      country, deadline, published_at, expires_at, place, located.lat, located.lon
    FROM jobs AS job CROSS JOIN LATERAL locate_job(job.organization_id, job.place) AS located
    WHERE id = ANY (changed) AND state = 'published';
  UPDATE job_board SET version = version + 1;
  INSERT INTO search_changes (source, record_id) SELECT 'job', unnest(changed);
  PERFORM announce_cache_tags(array_agg('job:' || id) || ARRAY['jobs']) FROM unnest(changed) AS id;
END
$$;

-- Returns the names of an ad's lookup values in both languages as search terms, the most important first.
CREATE OR REPLACE FUNCTION terms_of_job(job jobs) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'de', coalesce(string_agg(value.name ->> 'de', E'\n' ORDER BY field.place), ''),
    'en', coalesce(string_agg(value.name ->> 'en', E'\n' ORDER BY field.place), ''))
  FROM (VALUES
    (1, 'category', job.category), (2, 'occupation', job.occupation), (3, 'specialization', job.specialization),
    (4, 'employment_type', job.employment_type), (5, 'contract_type', job.contract_type)
  ) AS field(place, lookup, slug)
  JOIN job_lookup_values AS value ON value.lookup = field.lookup AND value.slug = field.slug
$$;

CREATE OR REPLACE FUNCTION set_terms_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms := terms_of_job(NEW);
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION jobs_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_jobs (id, category, employment_type, specialization, occupation, region)
    SELECT id, category, employment_type, specialization, occupation, region
    FROM old_rows WHERE published_at IS NOT NULL ON CONFLICT DO NOTHING;
  PERFORM relist_jobs(array_agg(id)) FROM old_rows WHERE published_at IS NOT NULL;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_inserted();

CREATE OR REPLACE TRIGGER jobs_updated AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_updated();

CREATE OR REPLACE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_deleted();

CREATE OR REPLACE TRIGGER jobs_emptied AFTER TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION jobs_emptied();

CREATE OR REPLACE TRIGGER jobs_terms BEFORE INSERT OR UPDATE OF category, occupation, specialization, employment_type, contract_type ON jobs
  FOR EACH ROW EXECUTE FUNCTION set_terms_of_job();
