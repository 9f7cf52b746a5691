-- Queues the record of a row for the search. Arguments of the trigger: the kind of record, and the column with its id.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (source, record_id)
  VALUES (TG_ARGV[0], (to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[1])::integer);
  RETURN NULL;
END
$$;

-- Queues a changed publication for the search, marked if nothing but its audience changed.
CREATE OR REPLACE FUNCTION note_publication_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (source, record_id, is_audience_only) VALUES (
    'page', NEW.page_id,
    row(OLD.version_id, OLD.is_online, OLD.is_clickable, OLD.title, OLD.published_at, OLD.content_type)
      IS NOT DISTINCT FROM row(NEW.version_id, NEW.is_online, NEW.is_clickable, NEW.title, NEW.published_at, NEW.content_type));
  RETURN NULL;
END
$$;

-- Queues all records of a changed category, tag, directory, file text or container for the search.
CREATE OR REPLACE FUNCTION note_search_changes_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  before jsonb := to_jsonb(CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END);
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'article_categories' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'page', article_id FROM article_category_members WHERE category_id = (changed ->> 'id')::integer;
    WHEN 'article_tags' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'page', article_id FROM article_taggings WHERE tag_id = (changed ->> 'id')::integer;
    WHEN 'person_categories' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'person', person_id FROM person_category_members WHERE category_id = (changed ->> 'id')::integer;
    WHEN 'download_directories' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'file', id FROM download_files WHERE directory_id = (changed ->> 'id')::integer;
    WHEN 'download_categories' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'file', file.id FROM download_files AS file JOIN download_directories AS directory ON directory.id = file.directory_id
      WHERE directory.category_id = (changed ->> 'id')::integer;
    WHEN 'articles' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'file', id FROM download_files
      WHERE directory_id IN ((changed ->> 'directory_id')::integer, (before ->> 'directory_id')::integer);
    WHEN 'file_texts' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT 'file', id FROM download_files WHERE hash = changed ->> 'hash';
    WHEN 'published_containers' THEN
      INSERT INTO search_changes (source, record_id)
      SELECT DISTINCT 'page', record_id FROM search_entries
      WHERE containers <> '{}' AND containers @> ARRAY[changed ->> 'slug']
        AND kind IN ('pages', 'debate', 'press', 'members', 'events');
  END CASE;
  RETURN NULL;
END
$$;

-- Refreshes the search entries of all records that a transaction changed, once, before its commit. An advisory lock lets one
-- transaction at a time do so, so that none writes entries from outdated rows.
CREATE OR REPLACE FUNCTION refresh_search_entries() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  pages integer[];
  guarded integer[];
  people integer[];
  files integer[];
  advertised integer[];
  last_id integer;
BEGIN
  -- The trigger runs for each row; the first run handles all rows of the transaction.
  IF NEW.id <= coalesce(nullif(current_setting('search.refreshed', true), ''), '0')::integer THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7204121);
  WITH changes AS (DELETE FROM search_changes RETURNING id, source, record_id, is_audience_only)
  SELECT
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'page' AND NOT is_audience_only),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'page' AND is_audience_only),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'person'),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'file'),
    array_agg(DISTINCT record_id) FILTER (WHERE source = 'job'),
    max(id)
  INTO pages, guarded, people, files, advertised, last_id FROM changes;
  PERFORM set_config('search.refreshed', last_id::text, true);
  -- The audience of an article is also the audience of its files.
  SELECT array_agg(DISTINCT id) INTO files FROM (
    SELECT unnest(files) AS id
    UNION ALL
    SELECT file.id FROM articles AS article JOIN download_files AS file ON file.directory_id = article.directory_id
    WHERE article.page_id = ANY (pages || guarded)
  ) AS affected;
  IF guarded IS NOT NULL THEN
    UPDATE search_entries AS entry SET audience = publication.audience FROM publications AS publication
    WHERE entry.kind IN ('pages', 'debate', 'press', 'members', 'events') AND entry.record_id = ANY (guarded)
      AND publication.page_id = entry.record_id AND publication.locale = entry.locale
      AND entry.audience IS DISTINCT FROM publication.audience;
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

-- Triggers

DROP TRIGGER IF EXISTS search_entries_refreshed ON search_changes;
CREATE CONSTRAINT TRIGGER search_entries_refreshed AFTER INSERT ON search_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_search_entries();

CREATE OR REPLACE TRIGGER publication_found AFTER INSERT ON publications
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');

CREATE OR REPLACE TRIGGER publication_lost AFTER DELETE ON publications
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');

-- Searches show neither the address of a page nor its place in the menus.
CREATE OR REPLACE TRIGGER publication_found_anew AFTER UPDATE ON publications
  FOR EACH ROW WHEN (
    row(OLD.version_id, OLD.is_online, OLD.is_clickable, OLD.title, OLD.published_at, OLD.content_type, OLD.audience)
      IS DISTINCT FROM row(NEW.version_id, NEW.is_online, NEW.is_clickable, NEW.title, NEW.published_at, NEW.content_type, NEW.audience)
  ) EXECUTE FUNCTION note_publication_for_search();

CREATE OR REPLACE TRIGGER article_found AFTER INSERT OR UPDATE ON articles
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');

CREATE OR REPLACE TRIGGER article_category_found AFTER INSERT OR DELETE ON article_category_members
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'article_id');

CREATE OR REPLACE TRIGGER article_tag_found AFTER INSERT OR DELETE ON article_taggings
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'article_id');

CREATE OR REPLACE TRIGGER organization_found AFTER INSERT OR UPDATE ON organizations
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');

CREATE OR REPLACE TRIGGER event_found AFTER INSERT OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');

CREATE OR REPLACE TRIGGER person_found AFTER INSERT OR UPDATE OR DELETE ON persons
  FOR EACH ROW EXECUTE FUNCTION note_search_change('person', 'id');

CREATE OR REPLACE TRIGGER person_category_found AFTER INSERT OR DELETE ON person_category_members
  FOR EACH ROW EXECUTE FUNCTION note_search_change('person', 'person_id');

CREATE OR REPLACE TRIGGER file_found AFTER INSERT OR UPDATE OR DELETE ON download_files
  FOR EACH ROW EXECUTE FUNCTION note_search_change('file', 'id');

CREATE OR REPLACE TRIGGER article_category_renamed AFTER UPDATE ON article_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER article_tag_renamed AFTER UPDATE ON article_tags
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER person_category_renamed AFTER UPDATE ON person_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER directory_found_anew AFTER UPDATE ON download_directories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER download_category_found_anew AFTER UPDATE ON download_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER attachments_found_anew AFTER UPDATE OF directory_id ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS DISTINCT FROM NEW.directory_id) EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER attachments_lost AFTER DELETE ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS NOT NULL) EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER file_text_found AFTER INSERT OR UPDATE ON file_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();

CREATE OR REPLACE TRIGGER container_found_anew AFTER INSERT OR UPDATE OR DELETE ON published_containers
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
