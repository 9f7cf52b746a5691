CREATE TABLE "file_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"extracted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_audience_only" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"locale" text NOT NULL,
	"audience" text[],
	"is_alone" boolean NOT NULL,
	"date" timestamp with time zone,
	"year" integer,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"headlines" text NOT NULL,
	"body" text NOT NULL,
	"containers" text[] NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_record" UNIQUE("kind","record_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"spelling" text NOT NULL,
	"lexeme" text NOT NULL,
	"parts" text[] GENERATED ALWAYS AS (text_parts(' ' || word || ' ')) STORED NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "search_entries_german" ON "search_entries" USING gin ("words") WHERE "search_entries"."locale" = 'de';--> statement-breakpoint
CREATE INDEX "search_entries_english" ON "search_entries" USING gin ("words") WHERE "search_entries"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "search_entries_alone" ON "search_entries" USING btree ("locale") WHERE "search_entries"."is_alone";--> statement-breakpoint
CREATE INDEX "search_entries_containers" ON "search_entries" USING gin ("containers") WHERE "search_entries"."containers" <> '{}';--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme","locale");--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("parts");--> statement-breakpoint
-- A text as it is taken apart into words: in lower case, without punctuation and accents; umlauts stay in German, where the
-- stemmer needs them.
CREATE FUNCTION search_text(value text, language text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- Many times as fast as translate(), letter by letter.
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
--> statement-breakpoint
-- The stems of a text and their places.
CREATE FUNCTION search_vector(value text, language text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF language = 'de' THEN
    RETURN to_tsvector('pg_catalog.german', search_text(value, language));
  END IF;
  RETURN to_tsvector('pg_catalog.english', search_text(value, language));
END
$$;
--> statement-breakpoint
-- The stem of one word; null for one that stands in every text.
CREATE FUNCTION search_lexeme(word text, language text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (tsvector_to_array(search_vector(word, language)))[1];
END
$$;
--> statement-breakpoint
-- What HTML shows: marks within words leave nothing, all others a blank.
CREATE FUNCTION text_of_html(html text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF html ~ '<' THEN
    html := regexp_replace(html, '<(?:script|style)\y.*?</(?:script|style)\s*>', ' ', 'gi');
    html := regexp_replace(html, '</?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>', '', 'gi');
    html := regexp_replace(html, '<[^>]*>', ' ', 'g');
  END IF;
  IF html ~ '&' THEN
    html := replace(replace(replace(html, '&nbsp;', ' '), '&shy;', ''), '&lt;', '<');
    html := replace(replace(replace(replace(html, '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
  END IF;
  RETURN html;
END
$$;
--> statement-breakpoint
-- The texts of a page's blocks as they are published, those of the reusable containers in them too, four deep as pages show them.
CREATE FUNCTION search_texts_of_page(snapshot jsonb, language text, OUT headlines text, OUT body text, OUT containers text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  content jsonb := snapshot -> 'modules';
  slugs text[];
BEGIN
  containers := '{}';
  FOR depth IN 1..4 LOOP
    slugs := ARRAY(
      SELECT DISTINCT used #>> '{}'
      FROM jsonb_path_query(content, 'strict $.**.data.reusable ? (@.type() == "string")', '{}', true) AS used
      WHERE used #>> '{}' <> ALL (containers));
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
      CASE WHEN block ->> 'model' IN ('text', 'table', 'videolistitem', 'html') THEN text_of_html(written) ELSE written END AS value
    FROM jsonb_path_query(content, 'strict $.** ? (@.model.type() == "string")', '{}', true) WITH ORDINALITY AS part(block, position)
    CROSS JOIN LATERAL (SELECT block -> 'data' AS data) AS block_data
    CROSS JOIN LATERAL (SELECT concat_ws(' ',
      data ->> 'title', data ->> 'preline', data ->> 'headline', data ->> 'caption', data ->> 'content', data ->> 'subline',
      data ->> 'text', data ->> 'description', data ->> 'author', data ->> 'html_code') AS written) AS fields
  ) AS texts;
END
$$;
--> statement-breakpoint
-- Adds the words of entries that no entry had.
CREATE FUNCTION add_search_words(kinds text[], ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (locale, word, spelling, lexeme)
  SELECT DISTINCT ON (locale, folded) locale, folded, word, search_lexeme(word, locale)
  FROM (
    SELECT DISTINCT locale, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
      search_text(title || ' ' || detail || ' ' || headlines || ' ' || body, locale)))) AS word
    FROM search_entries WHERE kind = ANY (kinds) AND record_id = ANY (ids)
  ) AS used
  CROSS JOIN LATERAL (SELECT replace(translate(word, 'äöü', 'aou'), 'ß', 'ss') AS folded) AS form
  WHERE char_length(folded) BETWEEN 2 AND 40 AND folded !~ '^[0-9]+$'
    AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.locale = used.locale AND known.word = folded)
    AND search_lexeme(word, locale) IS NOT NULL
  ORDER BY locale, folded, word DESC
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Puts an entry together from its texts: the only place that does.
CREATE FUNCTION add_search_entries(made search_entries[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries
    (kind, record_id, locale, audience, is_alone, date, year, title, detail, headlines, body, containers, title_words, words)
  SELECT kind, record_id, locale, audience, count(*) OVER (PARTITION BY kind, record_id) = 1,
    date, extract(year FROM date AT TIME ZONE 'Europe/Berlin'), title, detail, headlines, body, containers, heading,
    setweight(heading, 'A') || setweight(search_vector(headlines, locale), 'B') || setweight(search_vector(detail, locale), 'C')
      || search_vector(left(body, 200000), locale)
  FROM unnest(made) AS entry CROSS JOIN LATERAL (SELECT search_vector(title, locale) AS heading) AS vectors;
END
$$;
--> statement-breakpoint
-- Content pages, articles, press releases, events and members as they are published. The pages on which searches stand are none of them.
CREATE FUNCTION refresh_search_of_pages(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kinds CONSTANT text[] := ARRAY['pages', 'debate', 'press', 'members', 'events'];
BEGIN
  DELETE FROM search_entries WHERE kind = ANY (kinds) AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL,
    CASE shown.content_type WHEN 'page' THEN 'pages' WHEN 'article' THEN 'debate' WHEN 'press_release' THEN 'press'
      WHEN 'organization' THEN 'members' WHEN 'event' THEN 'events' END,
    shown.page_id, shown.locale, shown.audience, false,
    CASE WHEN organization.page_id IS NULL THEN coalesce(article.date, event.starts_at, shown.published_at) END,
    NULL, shown.title, coalesce(organization.place, event.place, terms.category, ''),
    concat_ws(E'\n', nullif(version.snapshot ->> 'headline', ''), terms.others, organization.kind ->> shown.locale, nullif(texts.headlines, '')),
    concat_ws(E'\n',
      nullif(version.snapshot ->> 'hero_text', ''), nullif(texts.body, ''), nullif(article.author, ''),
      nullif(concat_ws(' ', organization.street, organization.zip, organization.place), ''),
      (SELECT string_agg(stage ->> 'name', E'\n') FROM jsonb_array_elements(organization.stages) AS stage),
      (SELECT string_agg(person ->> 'name', E'\n') FROM jsonb_array_elements(organization.people) AS person)),
    texts.containers, NULL, NULL
  )::search_entries))
  FROM publications AS shown
  JOIN page_versions AS version ON version.id = shown.version_id
  LEFT JOIN articles AS article ON article.page_id = shown.page_id
  LEFT JOIN organizations AS organization ON organization.page_id = shown.page_id
  LEFT JOIN events AS event ON event.page_id = shown.page_id
  CROSS JOIN LATERAL search_texts_of_page(version.snapshot, shown.locale) AS texts
  CROSS JOIN LATERAL (
    SELECT
      (SELECT category.title ->> shown.locale FROM article_category_members AS member
        JOIN article_categories AS category ON category.id = member.category_id
        WHERE member.article_id = article.page_id ORDER BY category.position, category.id LIMIT 1) AS category,
      (SELECT string_agg(tag.title ->> shown.locale, E'\n') FROM article_taggings AS tagging
        JOIN article_tags AS tag ON tag.id = tagging.tag_id WHERE tagging.article_id = article.page_id) AS others
  ) AS terms
  WHERE shown.page_id = ANY (ids) AND shown.is_online AND shown.is_clickable
    AND shown.path NOT IN ('search', 'index-disabled');
  PERFORM add_search_words(kinds, ids);
END
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_of_persons(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'people' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'people', person.id, language, NULL, false, NULL, NULL, person.name, coalesce(person.function ->> language, ''),
    coalesce((SELECT string_agg(category.title ->> language, E'\n' ORDER BY category.position, category.id)
      FROM person_category_members AS member JOIN person_categories AS category ON category.id = member.category_id
      WHERE member.person_id = person.id), ''),
    '', '{}', NULL, NULL
  )::search_entries))
  FROM persons AS person CROSS JOIN unnest(ARRAY['de', 'en']) AS language
  WHERE person.id = ANY (ids);
  PERFORM add_search_words(ARRAY['people'], ids);
END
$$;
--> statement-breakpoint
-- Files, seen as their category and the articles that have them allow (backend/downloads/attachments-audience.ts). In lists of the
-- other language their titles count for less than those of files that are in it.
CREATE FUNCTION refresh_search_of_files(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'downloads' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'downloads', file.id, shown_in.language,
    CASE
      WHEN NOT category.is_protected THEN seen.audience
      WHEN seen.audience IS NULL OR seen.audience = '{}' THEN members.groups
      ELSE ARRAY(SELECT unnest(members.groups) INTERSECT SELECT unnest(seen.audience))
    END,
    false, file.date::timestamp AT TIME ZONE 'Europe/Berlin', NULL,
    coalesce(nullif(file.title ->> shown_in.language, ''), file.name), '',
    concat_ws(E'\n', nullif(directory.title ->> shown_in.language, ''), nullif(category.title ->> shown_in.language, '')),
    concat_ws(E'\n', nullif(directory.description ->> shown_in.language, ''), file.name, nullif(extracted.text, '')),
    '{}', NULL, NULL
  )::search_entries))
  FROM download_files AS file
  JOIN download_directories AS directory ON directory.id = file.directory_id
  JOIN download_categories AS category ON category.id = directory.category_id
  LEFT JOIN file_texts AS extracted ON extracted.hash = file.hash
  CROSS JOIN unnest(ARRAY['de', 'en']) AS shown_in(language)
  CROSS JOIN (SELECT ARRAY['Mitglied', 'Mitglied + Jobbörse'] AS groups) AS members
  CROSS JOIN LATERAL (
    SELECT coalesce(NOT directory.follows_articles, true) OR count(*) > 0 AS is_seen,
      CASE
        WHEN coalesce(NOT directory.follows_articles, true) OR bool_or(shown.audience IS NULL) THEN NULL
        WHEN bool_or(shown.audience = '{}') THEN '{}'::text[]
        ELSE ARRAY(SELECT DISTINCT unnest(other.audience) FROM articles AS holder
          JOIN publications AS other ON other.page_id = holder.page_id AND other.is_online
          WHERE holder.directory_id = directory.id)
      END AS audience
    FROM articles AS article JOIN publications AS shown ON shown.page_id = article.page_id AND shown.is_online
    WHERE article.directory_id = directory.id
  ) AS seen
  WHERE file.id = ANY (ids) AND seen.is_seen;
  PERFORM add_search_words(ARRAY['downloads'], ids);
END
$$;
--> statement-breakpoint
-- Brings the entries up to date, before the commit and once for all that a transaction changed. One transaction after another does
-- so, so that none writes what it read before another's change.
CREATE FUNCTION refresh_search_entries() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  pages integer[];
  guarded integer[];
  people integer[];
  files integer[];
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
    max(id)
  INTO pages, guarded, people, files, done FROM taken;
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
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_entries_refreshed AFTER INSERT ON search_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_search_entries();
--> statement-breakpoint
-- Notes the record that a row belongs to: its kind and the column of its id are the trigger's arguments.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (source, record_id)
  VALUES (TG_ARGV[0], (to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[1])::integer);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_publication_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (source, record_id, is_audience_only) VALUES (
    'page', NEW.page_id,
    row(OLD.version_id, OLD.is_online, OLD.is_clickable, OLD.title, OLD.published_at, OLD.content_type)
      IS NOT DISTINCT FROM row(NEW.version_id, NEW.is_online, NEW.is_clickable, NEW.title, NEW.published_at, NEW.content_type));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publication_found AFTER INSERT ON publications
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');
--> statement-breakpoint
CREATE TRIGGER publication_lost AFTER DELETE ON publications
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');
--> statement-breakpoint
-- Neither a new address nor a new place in the menus is anything that searches show.
CREATE TRIGGER publication_found_anew AFTER UPDATE ON publications
  FOR EACH ROW WHEN (
    row(OLD.version_id, OLD.is_online, OLD.is_clickable, OLD.title, OLD.published_at, OLD.content_type, OLD.audience)
      IS DISTINCT FROM row(NEW.version_id, NEW.is_online, NEW.is_clickable, NEW.title, NEW.published_at, NEW.content_type, NEW.audience)
  ) EXECUTE FUNCTION note_publication_for_search();
--> statement-breakpoint
CREATE TRIGGER article_found AFTER INSERT OR UPDATE ON articles
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');
--> statement-breakpoint
CREATE TRIGGER article_category_found AFTER INSERT OR DELETE ON article_category_members
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'article_id');
--> statement-breakpoint
CREATE TRIGGER article_tag_found AFTER INSERT OR DELETE ON article_taggings
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'article_id');
--> statement-breakpoint
CREATE TRIGGER organization_found AFTER INSERT OR UPDATE ON organizations
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');
--> statement-breakpoint
CREATE TRIGGER event_found AFTER INSERT OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION note_search_change('page', 'page_id');
--> statement-breakpoint
CREATE TRIGGER person_found AFTER INSERT OR UPDATE OR DELETE ON persons
  FOR EACH ROW EXECUTE FUNCTION note_search_change('person', 'id');
--> statement-breakpoint
CREATE TRIGGER person_category_found AFTER INSERT OR DELETE ON person_category_members
  FOR EACH ROW EXECUTE FUNCTION note_search_change('person', 'person_id');
--> statement-breakpoint
CREATE TRIGGER file_found AFTER INSERT OR UPDATE OR DELETE ON download_files
  FOR EACH ROW EXECUTE FUNCTION note_search_change('file', 'id');
--> statement-breakpoint
-- What stands with many records: all of them are noted.
CREATE FUNCTION note_search_changes_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER article_category_renamed AFTER UPDATE ON article_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER article_tag_renamed AFTER UPDATE ON article_tags
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER person_category_renamed AFTER UPDATE ON person_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER directory_found_anew AFTER UPDATE ON download_directories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER download_category_found_anew AFTER UPDATE ON download_categories
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER attachments_found_anew AFTER UPDATE OF directory_id ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS DISTINCT FROM NEW.directory_id) EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER attachments_lost AFTER DELETE ON articles
  FOR EACH ROW WHEN (OLD.directory_id IS NOT NULL) EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER file_text_found AFTER INSERT OR UPDATE ON file_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
CREATE TRIGGER container_found_anew AFTER INSERT OR UPDATE OR DELETE ON published_containers
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_group();
--> statement-breakpoint
INSERT INTO search_synonyms (locale, words) VALUES
  ('de', '{Intendanz,Leitung,Direktion,Intendant,Intendantin}'), ('de', '{Theater,Bühne,Schauspielhaus}'),
  ('de', '{Gage,Gehalt,Vergütung,Lohn,Entgelt,Bezahlung}'), ('de', '{Azubi,Ausbildung,Lehrstelle,Auszubildende,Lehre}'),
  ('de', '{MwSt,Umsatzsteuer,Mehrwertsteuer}'), ('de', '{Stelle,Job,Stellenanzeige,Stellenangebot}'),
  ('de', '{Kontakt,Ansprechperson,Ansprechpartner,Ansprechpartnerin}'), ('de', '{Vorstand,Präsidium}'),
  ('de', '{Fortbildung,Weiterbildung,Seminar,Schulung,Kurs}'), ('de', '{Vorlage,Muster,Formular}'),
  ('de', '{Klima,Nachhaltigkeit,Umwelt,Ökologie}'), ('de', '{KI,Chatbot}'), ('de', '{Login,Anmeldung,Anmelden,Einloggen}'),
  ('de', '{Kennwort,Passwort}'), ('de', '{FAQ,Fragen}'), ('de', '{Termin,Veranstaltung,Kalender}'),
  ('de', '{Zuschauer,Publikum,Besucher,Zuschauerin}'), ('de', '{Video,Film,Mediathek}'), ('de', '{Geld,Finanzierung,Förderung,Subvention,Zuschuss}'),
  ('de', '{Urteil,Rechtsprechung,Gericht}'), ('de', '{Barrierefreiheit,barrierefrei,Inklusion}'), ('de', '{Belästigung,Respekt,Übergriff,Mobbing}'),
  ('de', '{Aufnahme,Beitritt,Mitgliedschaft}'), ('de', '{Zahlen,Statistik,Daten}'), ('de', '{Digitalisierung,Digitalität,digital}'),
  ('de', '{Kündigung,Nichtverlängerung}'), ('de', '{Vorsingen,Vortanzen,Probespiel}'),
  ('en', '{director,management,leadership}'), ('en', '{theater,theatre,stage,playhouse}'), ('en', '{pay,salary,wage,remuneration,fee}'),
  ('en', '{trainee,apprentice,training,apprenticeship}'), ('en', '{vat,tax}'), ('en', '{job,vacancy,position}'), ('en', '{contact,person}'),
  ('en', '{board,presidium}'), ('en', '{seminar,course,workshop}'), ('en', '{template,sample,form}'),
  ('en', '{climate,sustainability,environment}'), ('en', '{ai,chatbot}'), ('en', '{login,sign,log}'), ('en', '{faq,question}'),
  ('en', '{event,calendar}'), ('en', '{audience,spectator,visitor}'), ('en', '{video,film,media}'), ('en', '{funding,money,subsidy,grant}'),
  ('en', '{ruling,judgment,law,court}'), ('en', '{harassment,respect,safety}'), ('en', '{join,membership}'), ('en', '{statistics,figures,data}'),
  ('en', '{digital,digitization,digitalization}'), ('en', '{choir,chorus}'), ('en', '{legal,law}'), ('en', '{competition,draw,prize}');
--> statement-breakpoint
-- What there is already.
INSERT INTO search_changes (source, record_id)
SELECT DISTINCT 'page', page_id FROM publications
UNION ALL SELECT 'person', id FROM persons
UNION ALL SELECT 'file', id FROM download_files;
