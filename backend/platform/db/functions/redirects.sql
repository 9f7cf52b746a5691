-- Announces the old paths of changed redirects and the list of redirects. A percent-encoded old path may match any page in
-- another spelling, so it has the tag of all pages, 'redirects-encoded'.
CREATE OR REPLACE FUNCTION redirects_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed_rows) > 600 THEN
    PERFORM announce_cache_tags(ARRAY['*']);
    RETURN NULL;
  END IF;
  PERFORM announce_cache_tags(array_agg(
    CASE WHEN strpos(old_path, '%') > 0 THEN 'redirects-encoded'
      ELSE 'redirect:' || coalesce(nullif(rtrim(old_path, '/'), ''), '/') END
  ) || ARRAY['redirects'])
  FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Percent-encodes the path of a page. A path consists of letters, digits, "-", "_" and "/", so only bytes above 127 change.
CREATE OR REPLACE FUNCTION encode_path(path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(path) = char_length(path) THEN path ELSE (
    SELECT string_agg(CASE WHEN byte < 128 THEN chr(byte) ELSE '%' || upper(to_hex(byte)) END, '' ORDER BY place)
    FROM (SELECT place, get_byte(convert_to(path, 'UTF8'), place) AS byte FROM generate_series(0, octet_length(path) - 1) AS place) AS bytes
  ) END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER redirects_inserted AFTER INSERT ON redirects REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();

CREATE OR REPLACE TRIGGER redirects_updated AFTER UPDATE ON redirects REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();

CREATE OR REPLACE TRIGGER redirects_renamed AFTER UPDATE ON redirects REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();

CREATE OR REPLACE TRIGGER redirects_deleted AFTER DELETE ON redirects REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirects_written();

CREATE OR REPLACE TRIGGER redirects_emptied AFTER TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('*');
