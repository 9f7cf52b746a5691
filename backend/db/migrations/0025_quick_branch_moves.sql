-- Redirects that follow pages have no target: nothing is worked out for the index when 2,000 of them are written. It also finds
-- what leads below an address.
DROP INDEX "redirects_target";--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING spgist (link_path("new_path")) WHERE "redirects"."new_path" is not null;--> statement-breakpoint
-- A page's path as links have it. It is made of letters, digits, "-", "_" and "/": what is ASCII of them stands for itself.
CREATE FUNCTION encode_path(path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(path) = char_length(path) THEN path ELSE (
    SELECT string_agg(CASE WHEN byte < 128 THEN chr(byte) ELSE '%' || upper(to_hex(byte)) END, '' ORDER BY place)
    FROM (SELECT place, get_byte(convert_to(path, 'UTF8'), place) AS byte FROM generate_series(0, octet_length(path) - 1) AS place) AS bytes
  ) END
$$;
