-- Normalizes a text before it is split into words: lower case, without punctuation and accents. German keeps its umlauts for
-- the stemmer.
CREATE OR REPLACE FUNCTION search_text(value text, language text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- Much faster than translate(), which works letter by letter.
  value := replace(replace(replace(replace(replace(lower(value), '-', ' '), '/', ' '), '.', ' '), '_', ' '), '@', ' ');
  IF octet_length(value) = char_length(value) THEN
    RETURN value;
  END IF;
  value := replace(replace(replace(replace(value, U&'\00AD', ''), U&'\200B', ''), '–', ' '), '—', ' ');
  IF value ~ U&'[\0300-\036F]' THEN
    value := normalize(value, NFC);
  END IF;
  IF value ~ '[éèêëáàâãåíìîïóòôõúùûçñýšžčřćłø]' THEN
    value := translate(value, 'éèêëáàâãåíìîïóòôõúùûçñýšžčřćłø', 'eeeeaaaaaiiiioooouuucnyszcrclo');
  END IF;
  IF language <> 'de' THEN
    value := replace(replace(replace(replace(value, 'ä', 'a'), 'ö', 'o'), 'ü', 'u'), 'ß', 'ss');
  END IF;
  RETURN value;
END
$$;

-- Returns the stems of a text and their positions.
CREATE OR REPLACE FUNCTION search_vector(value text, language text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF language = 'de' THEN
    RETURN to_tsvector('pg_catalog.german', search_text(value, language));
  END IF;
  RETURN to_tsvector('pg_catalog.english', search_text(value, language));
END
$$;

-- Returns the stem of a word; null for a stop word.
CREATE OR REPLACE FUNCTION search_lexeme(word text, language text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (tsvector_to_array(search_vector(word, language)))[1];
END
$$;

-- Returns the texts of a page's published blocks and of its reusable containers, up to four levels deep, the limit of pages.
CREATE OR REPLACE FUNCTION search_texts_of_page(snapshot jsonb, language text, OUT headlines text, OUT body text, OUT containers text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  content jsonb := snapshot -> 'modules';
  slugs text[];
BEGIN
  containers := '{}';
  FOR depth IN 1..4 LOOP
    slugs := ARRAY(
      SELECT DISTINCT slug #>> '{}'
      FROM jsonb_path_query(content, 'strict $.**.data.reusable ? (@.type() == "string")', '{}', true) AS slug
      WHERE slug #>> '{}' <> ALL (containers));
    EXIT WHEN slugs = '{}';
    containers := containers || slugs;
    content := jsonb_build_array(content, (
      SELECT jsonb_agg(container.snapshot ORDER BY slug) FROM published_containers AS container
      WHERE slug = ANY (slugs) AND locale = language));
  END LOOP;
  SELECT
    coalesce(string_agg(value, E'\n' ORDER BY position) FILTER (WHERE is_headline AND value <> ''), ''),
    coalesce(string_agg(value, E'\n' ORDER BY position) FILTER (WHERE NOT is_headline AND value <> ''), '')
  INTO headlines, body
  FROM (
    SELECT position, block ->> 'model' IN ('headline', 'faqitem', 'container') AS is_headline,
      CASE WHEN block ->> 'model' IN ('text', 'table', 'videolistitem', 'html') THEN text_of_html(text) ELSE text END AS value
    FROM jsonb_path_query(content, 'strict $.** ? (@.model.type() == "string")', '{}', true) WITH ORDINALITY AS part(block, position)
    CROSS JOIN LATERAL (SELECT block -> 'data' AS data) AS block_data
    CROSS JOIN LATERAL (SELECT concat_ws(' ',
      data ->> 'title', data ->> 'preline', data ->> 'headline', data ->> 'caption', data ->> 'content', data ->> 'subline',
      data ->> 'text', data ->> 'description', data ->> 'author', data ->> 'html_code') AS text) AS fields
  ) AS texts;
END
$$;
