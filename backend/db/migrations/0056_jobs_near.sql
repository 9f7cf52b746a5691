ALTER TABLE "listed_jobs" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_jobs" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "listed_jobs" ADD COLUMN "lon" double precision;--> statement-breakpoint
CREATE INDEX "organizations_zip" ON "organizations" USING btree ("zip" COLLATE "C");
--> statement-breakpoint
-- Where an ad's house is: as the directory has it, else where the directory has others at a place of that name.
CREATE FUNCTION position_of_job(house integer, town text, OUT lat double precision, OUT lon double precision)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT (position ->> 'lat')::double precision, (position ->> 'lon')::double precision INTO lat, lon
  FROM organizations WHERE page_id = house AND jsonb_typeof(position) = 'object';
  IF lat IS NULL AND town <> '' THEN
    SELECT sum(lat_sum) / sum(located), sum(lon_sum) / sum(located) INTO lat, lon FROM listed_places
    WHERE locale = 'de' AND located > 0 AND place_key = sort_key(town) || '~' || town;
  END IF;
END
$$;
--> statement-breakpoint
-- As before; with the place and where it is.
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
    FROM jobs AS job CROSS JOIN LATERAL position_of_job(job.organization_id, job.place) AS located
    WHERE id = ANY (changed) AND state = 'published';
  UPDATE job_board SET version = version + 1;
  INSERT INTO search_changes (source, record_id) SELECT 'job', unnest(changed);
  PERFORM announce_cache_tags(array_agg('job:' || id) || ARRAY['jobs']) FROM unnest(changed) AS id;
END
$$;
--> statement-breakpoint
UPDATE listed_jobs AS listed SET place = job.place, lat = located.lat, lon = located.lon
FROM jobs AS job CROSS JOIN LATERAL position_of_job(job.organization_id, job.place) AS located
WHERE job.id = listed.id;
--> statement-breakpoint
UPDATE job_board SET version = version + 1;
--> statement-breakpoint
CREATE FUNCTION organization_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(id)) FROM jobs WHERE organization_id = NEW.page_id AND state = 'published';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER organization_moved AFTER UPDATE ON organizations
  FOR EACH ROW WHEN (OLD.position IS DISTINCT FROM NEW.position) EXECUTE FUNCTION organization_moved();
