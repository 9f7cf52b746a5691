CREATE TABLE "deleted_jobs" (
	"id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_board" (
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"organization_id" integer,
	"language" text DEFAULT 'de' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"employer" text DEFAULT '' NOT NULL,
	"category" text,
	"employment_type" text,
	"specialization" text,
	"occupation" text,
	"contract_type" text,
	"region" text,
	"country" text DEFAULT 'DE' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"starts_immediately" boolean DEFAULT false NOT NULL,
	"deadline" date,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"offer" text DEFAULT '' NOT NULL,
	"salary" text DEFAULT '' NOT NULL,
	"translation" jsonb,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"application_url" text DEFAULT '' NOT NULL,
	"application_email" text DEFAULT '' NOT NULL,
	"logo_id" integer,
	"pdf" jsonb,
	"terms" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"excerpt" text GENERATED ALWAYS AS (left(btrim(text_of_html(description)), 300)) STORED,
	"translated_excerpt" text GENERATED ALWAYS AS (left(btrim(text_of_html(translation ->> 'description')), 300)) STORED,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"renewed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('draft', 'published', 'expired', 'withdrawn')),
	CONSTRAINT "jobs_published_when" CHECK ("jobs"."state" <> 'published' or ("jobs"."deadline" is not null and "jobs"."published_at" is not null and "jobs"."renewed_at" is not null and "jobs"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "listed_jobs" (
	"id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer,
	"category" text,
	"employment_type" text,
	"specialization" text,
	"occupation" text,
	"contract_type" text,
	"region" text,
	"country" text NOT NULL,
	"deadline" date NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_jobs" ADD CONSTRAINT "listed_jobs_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_organization" ON "jobs" USING btree ("organization_id") WHERE "jobs"."organization_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_logo" ON "jobs" USING btree ("logo_id") WHERE "jobs"."logo_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_expiry" ON "jobs" USING btree ("expires_at") WHERE "jobs"."state" = 'published';--> statement-breakpoint
INSERT INTO job_board VALUES (0);
--> statement-breakpoint
-- Lists published ads anew and announces what shows them. Statements that touch no ad that is or was published do neither: drafts are
-- saved while somebody writes.
CREATE FUNCTION relist_jobs(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM listed_jobs WHERE id = ANY (changed);
  INSERT INTO listed_jobs
    SELECT id, organization_id, category, employment_type, specialization, occupation, contract_type, region, country,
      deadline, published_at, expires_at
    FROM jobs WHERE id = ANY (changed) AND state = 'published';
  UPDATE job_board SET version = version + 1;
  INSERT INTO search_changes (source, record_id) SELECT 'job', unnest(changed);
  PERFORM announce_cache_tags(array_agg('job:' || id) || ARRAY['jobs']) FROM unnest(changed) AS id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION jobs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(id)) FROM new_rows WHERE state = 'published';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION jobs_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_jobs(array_agg(changed.id))
  FROM new_rows AS changed JOIN old_rows AS former ON former.id = changed.id
  WHERE 'published' IN (changed.state, former.state);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION jobs_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_jobs SELECT id FROM old_rows WHERE published_at IS NOT NULL ON CONFLICT DO NOTHING;
  PERFORM relist_jobs(array_agg(id)) FROM old_rows WHERE published_at IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_inserted();
--> statement-breakpoint
CREATE TRIGGER jobs_updated AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_updated();
--> statement-breakpoint
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_deleted();
--> statement-breakpoint
CREATE FUNCTION jobs_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_board SET version = version + 1;
  DELETE FROM search_entries WHERE kind = 'jobs';
  PERFORM announce_cache_tags(ARRAY['*']);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_emptied AFTER TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION jobs_emptied();
--> statement-breakpoint
-- Running ads, in both languages: where there is no translation, in the words that there are.
CREATE FUNCTION refresh_search_of_jobs(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'jobs' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'jobs', job.id, shown_in.language, NULL, false, job.published_at, NULL,
    texts.title, concat_ws(', ', nullif(job.employer, ''), nullif(job.place, '')),
    coalesce(job.terms ->> shown_in.language, ''),
    concat_ws(E'\n', text_of_html(texts.description), text_of_html(texts.requirements), text_of_html(texts.offer)),
    '{}', NULL, NULL
  )::search_entries))
  FROM jobs AS job CROSS JOIN unnest(ARRAY['de', 'en']) AS shown_in(language)
  CROSS JOIN LATERAL (
    SELECT coalesce(nullif(written ->> 'title', ''), job.title) AS title,
      coalesce(nullif(written ->> 'description', ''), job.description) AS description,
      coalesce(nullif(written ->> 'requirements', ''), job.requirements) AS requirements,
      coalesce(nullif(written ->> 'offer', ''), job.offer) AS offer
    FROM (SELECT CASE WHEN job.language <> shown_in.language THEN job.translation END AS written) AS translated
  ) AS texts
  WHERE job.id = ANY (ids) AND job.state = 'published';
  PERFORM add_search_words(ARRAY['jobs'], ids);
END
$$;
--> statement-breakpoint
-- As before; job ads, too.
CREATE OR REPLACE FUNCTION refresh_search_entries() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  pages integer[];
  guarded integer[];
  people integer[];
  files integer[];
  advertised integer[];
  done integer;
BEGIN
  -- The rows of one transaction are brought up to date with the first of them.
  IF NEW.id <= coalesce(nullif(current_setting('search.refreshed', true), ''), '0')::integer THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7204121);
  WITH taken AS (DELETE FROM search_changes RETURNING id, source, record_id, is_audience_only)
  SELECT
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'page' AND NOT is_audience_only),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'page' AND is_audience_only),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'person'),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'file'),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'job'),
    max(id)
  INTO pages, guarded, people, files, advertised, done FROM taken;
  PERFORM set_config('search.refreshed', done::text, true);
  -- Files are seen with the articles that have them.
  SELECT array_agg(DISTINCT id) INTO files FROM (
    SELECT unnest(files) AS id
    UNION ALL
    SELECT file.id FROM articles AS article JOIN download_files AS file ON file.directory_id = article.directory_id
    WHERE article.page_id = ANY (pages || guarded)
  ) AS concerned;
  IF guarded IS NOT NULL THEN
    UPDATE search_entries AS entry SET audience = shown.audience FROM publications AS shown
    WHERE entry.kind IN ('pages', 'debate', 'press', 'members', 'events') AND entry.record_id = ANY (guarded)
      AND shown.page_id = entry.record_id AND shown.locale = entry.locale AND entry.audience IS DISTINCT FROM shown.audience;
  END IF;
  IF pages IS NOT NULL THEN
    PERFORM refresh_search_of_pages(pages);
  END IF;
  IF people IS NOT NULL THEN
    PERFORM refresh_search_of_persons(people);
  END IF;
  IF files IS NOT NULL THEN
    PERFORM refresh_search_of_files(files);
  END IF;
  IF advertised IS NOT NULL THEN
    PERFORM refresh_search_of_jobs(advertised);
  END IF;
  RETURN NULL;
END
$$;
