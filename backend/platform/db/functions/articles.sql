CREATE OR REPLACE FUNCTION articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg('record:' || page_id)
    || array_agg(DISTINCT CASE section WHEN 'press' THEN 'records:press_release' ELSE 'records:article' END))
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- For the categories, tags and related articles of an article.
CREATE OR REPLACE FUNCTION article_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_cache_tags(array_agg(DISTINCT 'record:' || article_id) || ARRAY['records:article', 'records:press_release'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER articles_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();

CREATE OR REPLACE TRIGGER articles_updated AFTER UPDATE ON articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();

CREATE OR REPLACE TRIGGER articles_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();

CREATE OR REPLACE TRIGGER article_category_members_inserted AFTER INSERT ON article_category_members REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER article_category_members_deleted AFTER DELETE ON article_category_members REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER article_taggings_inserted AFTER INSERT ON article_taggings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER article_taggings_deleted AFTER DELETE ON article_taggings REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER related_articles_inserted AFTER INSERT ON related_articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER related_articles_deleted AFTER DELETE ON related_articles REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION article_parts_changed();

CREATE OR REPLACE TRIGGER article_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('article-terms');

CREATE OR REPLACE TRIGGER article_tags_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('article-terms');

CREATE OR REPLACE TRIGGER articles_emptied AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
