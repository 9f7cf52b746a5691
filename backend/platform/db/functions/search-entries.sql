-- Adds the words of entries that no entry had.
CREATE OR REPLACE FUNCTION add_search_words(kinds text[], ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Puts an entry together from its texts: the only place that does.
CREATE OR REPLACE FUNCTION add_search_entries(made search_entries[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Content pages, articles, press releases, events and members as they are published. The pages on which searches stand are none of them.
CREATE OR REPLACE FUNCTION refresh_search_of_pages(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
    concat_ws(E'\n', nullif(version.snapshot ->> 'headline', ''), terms.others, organization.kind ->> shown.locale,
      category_name(organization.category, shown.locale), region_names(organization.region), nullif(texts.headlines, '')),
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

CREATE OR REPLACE FUNCTION refresh_search_of_persons(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Files, seen as their category and the articles that have them allow (backend/library/downloads/attachments-audience.ts). In lists of the
-- other language their titles count for less than those of files that are in it.
CREATE OR REPLACE FUNCTION refresh_search_of_files(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Running ads, in both languages: where there is no translation, in the words that there are.
CREATE OR REPLACE FUNCTION refresh_search_of_jobs(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'jobs' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'jobs', job.id, shown_in.language, NULL, false, job.published_at, NULL,
    texts.title, concat_ws(', ', nullif(job.employer, ''), nullif(job.place, '')),
    concat_ws(E'\n', nullif(job.terms ->> shown_in.language, ''), region_names(job.region)),
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
