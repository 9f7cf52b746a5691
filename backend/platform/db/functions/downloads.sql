-- Triggers

-- Categories, directories and files share one tag, because each list of downloads shows all three.
CREATE OR REPLACE TRIGGER download_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');

CREATE OR REPLACE TRIGGER download_directories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_directories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');

CREATE OR REPLACE TRIGGER download_files_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON download_files
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('downloads');
