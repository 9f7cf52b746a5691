-- Marks an empty directory of an article. Its files are in the downloads only while the article is published. A
-- directory with files stays public, because other pages may link to them.
CREATE OR REPLACE FUNCTION directory_attached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE download_directories SET follows_articles = true WHERE id = NEW.directory_id AND follows_articles IS NULL
    AND NOT EXISTS (SELECT FROM download_files WHERE directory_id = NEW.directory_id);
  RETURN NULL;
END
$$;

-- Gives a directory that was created with its first attachment the public title of its article. The slug of such a
-- directory ends with a time and a hash.
CREATE OR REPLACE FUNCTION title_attachments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE download_directories AS directory SET title = public.title
  FROM articles AS article CROSS JOIN LATERAL (
    SELECT jsonb_build_object(
      'de', left(coalesce(max(title) FILTER (WHERE locale = 'de'), max(title)), 200),
      'en', left(coalesce(max(title) FILTER (WHERE locale = 'en'), max(title)), 200)
    ) AS title FROM publications WHERE page_id = article.page_id AND is_online AND audience IS NULL HAVING count(*) > 0
  ) AS public
  WHERE article.page_id = NEW.page_id AND directory.id = article.directory_id AND directory.title <> public.title
    AND directory.follows_articles AND directory.slug ~ '(^|-)[m-z][0-9a-z]{7}-[0-9a-f]{6}$';
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION announce_attachments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(ARRAY['downloads']);
  RETURN NULL;
END
$$;

-- The audience of an article is also the audience of its files in the lists of downloads.
CREATE OR REPLACE FUNCTION announce_attachments_of_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM articles WHERE page_id = coalesce(NEW.page_id, OLD.page_id) AND directory_id IS NOT NULL) THEN
    PERFORM announce_cache_tags(ARRAY['downloads']);
  END IF;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER directory_attached AFTER INSERT OR UPDATE OF directory_id ON articles
  FOR EACH ROW WHEN (NEW.directory_id IS NOT NULL) EXECUTE FUNCTION directory_attached();

CREATE OR REPLACE TRIGGER directory_titled AFTER INSERT OR UPDATE OF directory_id ON articles
  FOR EACH ROW WHEN (NEW.directory_id IS NOT NULL) EXECUTE FUNCTION title_attachments();

CREATE OR REPLACE TRIGGER directory_titled AFTER INSERT OR UPDATE OF title, is_online ON publications
  FOR EACH ROW WHEN (NEW.is_online AND NEW.content_type IN ('article', 'press_release')) EXECUTE FUNCTION title_attachments();

CREATE OR REPLACE TRIGGER attachments_changed AFTER UPDATE OF directory_id ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS DISTINCT FROM NEW.directory_id) EXECUTE FUNCTION announce_attachments();

CREATE OR REPLACE TRIGGER attachments_deleted AFTER DELETE ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS NOT NULL) EXECUTE FUNCTION announce_attachments();

CREATE OR REPLACE TRIGGER attachments_published AFTER INSERT ON publications
  FOR EACH ROW WHEN (NEW.content_type IN ('article', 'press_release')) EXECUTE FUNCTION announce_attachments_of_publication();

CREATE OR REPLACE TRIGGER attachments_hidden AFTER UPDATE OF is_online, audience ON publications
  FOR EACH ROW WHEN (
    NEW.content_type IN ('article', 'press_release')
    AND row(OLD.is_online, OLD.audience) IS DISTINCT FROM row(NEW.is_online, NEW.audience)
  ) EXECUTE FUNCTION announce_attachments_of_publication();

CREATE OR REPLACE TRIGGER attachments_unpublished AFTER DELETE ON publications
  FOR EACH ROW WHEN (OLD.content_type IN ('article', 'press_release')) EXECUTE FUNCTION announce_attachments_of_publication();
