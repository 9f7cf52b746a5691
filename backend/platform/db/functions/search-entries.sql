-- Adds the new words of these entries to the dictionary.
CREATE OR REPLACE FUNCTION add_search_words(kinds text[], ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (locale, word, spelling, lexeme)
  SELECT DISTINCT ON (locale, folded) locale, folded, word, search_lexeme(word, locale)
  FROM (
    SELECT DISTINCT locale, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
      search_text(title || ' ' || detail || ' ' || headlines || ' ' || body, locale)))) AS word
    FROM search_entries WHERE kind = ANY (kinds) AND record_id = ANY (ids)
  ) AS entry_words
  CROSS JOIN LATERAL (SELECT replace(translate(word, 'äöü', 'aou'), 'ß', 'ss') AS folded) AS form
  WHERE char_length(folded) BETWEEN 2 AND 40 AND folded !~ '^[0-9]+$'
    AND NOT EXISTS (SELECT FROM search_words AS stored WHERE stored.locale = entry_words.locale AND stored.word = folded)
    AND search_lexeme(word, locale) IS NOT NULL
  ORDER BY locale, folded, word DESC
  ON CONFLICT DO NOTHING;
END
$$;

-- Inserts entries with the weighted words of their texts. All other functions insert through it.
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

-- Rebuilds the entries of published pages, articles, press releases, events and organizations. The pages `search` and
-- `index-disabled` have no entries. The date of an event is its next occurrence, or else the last one.
CREATE OR REPLACE FUNCTION refresh_search_of_pages(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kinds CONSTANT text[] := ARRAY['pages', 'debate', 'press', 'members', 'events'];
BEGIN
  DELETE FROM search_entries WHERE kind = ANY (kinds) AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL,
    CASE publication.content_type WHEN 'page' THEN 'pages' WHEN 'article' THEN 'debate' WHEN 'press_release' THEN 'press'
      WHEN 'organization' THEN 'members' WHEN 'event' THEN 'events' END,
    publication.page_id, publication.locale, publication.audience, false,
    CASE WHEN organization.page_id IS NULL THEN coalesce(article.date, occurrences.date, publication.published_at) END,
    NULL, publication.title, coalesce(organization.place, event.place, terms.category, ''),
    concat_ws(E'\n', nullif(version.snapshot ->> 'headline', ''), terms.tags, organization.kind ->> publication.locale,
      category_name(organization.category, publication.locale), region_names(organization.region), nullif(texts.headlines, '')),
    concat_ws(E'\n',
      nullif(version.snapshot ->> 'hero_text', ''), nullif(texts.body, ''), nullif(article.author, ''),
      nullif(concat_ws(' ', organization.street, organization.zip, organization.place), ''),
      (SELECT string_agg(stage ->> 'name', E'\n') FROM jsonb_array_elements(organization.stages) AS stage),
      (SELECT string_agg(person ->> 'name', E'\n') FROM jsonb_array_elements(organization.people) AS person)),
    texts.containers, NULL, NULL
  )::search_entries))
  FROM publications AS publication
  JOIN page_versions AS version ON version.id = publication.version_id
  LEFT JOIN articles AS article ON article.page_id = publication.page_id
  LEFT JOIN organizations AS organization ON organization.page_id = publication.page_id
  LEFT JOIN events AS event ON event.page_id = publication.page_id
  CROSS JOIN LATERAL (
    SELECT coalesce(min(starts_at) FILTER (WHERE ends_at > now()), max(starts_at)) AS date
    FROM event_occurrences WHERE event_id = publication.page_id
  ) AS occurrences
  CROSS JOIN LATERAL search_texts_of_page(version.snapshot, publication.locale) AS texts
  CROSS JOIN LATERAL (
    SELECT
      (SELECT category.title ->> publication.locale FROM article_category_members AS member
        JOIN article_categories AS category ON category.id = member.category_id
        WHERE member.article_id = article.page_id ORDER BY category.position, category.id LIMIT 1) AS category,
      (SELECT string_agg(tag.title ->> publication.locale, E'\n') FROM article_taggings AS tagging
        JOIN article_tags AS tag ON tag.id = tagging.tag_id WHERE tagging.article_id = article.page_id) AS tags
  ) AS terms
  WHERE publication.page_id = ANY (ids) AND publication.is_online AND publication.is_clickable
    AND publication.path NOT IN ('search', 'index-disabled');
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

-- Rebuilds the entries of files. Their audience depends on their category and on the articles they belong to
-- (backend/library/downloads/attachments-audience.ts).
CREATE OR REPLACE FUNCTION refresh_search_of_files(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'downloads' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'downloads', file.id, entry.language,
    CASE
      WHEN NOT category.is_protected THEN access.audience
      WHEN access.audience IS NULL OR access.audience = '{}' THEN members.groups
      ELSE ARRAY(SELECT unnest(members.groups) INTERSECT SELECT unnest(access.audience))
    END,
    false, file.date::timestamp AT TIME ZONE 'Europe/Berlin', NULL,
    coalesce(nullif(file.title ->> entry.language, ''), file.name), '',
    concat_ws(E'\n', nullif(directory.title ->> entry.language, ''), nullif(category.title ->> entry.language, '')),
    concat_ws(E'\n', nullif(directory.description ->> entry.language, ''), file.name, nullif(extracted.text, '')),
    '{}', NULL, NULL
  )::search_entries))
  FROM download_files AS file
  JOIN download_directories AS directory ON directory.id = file.directory_id
  JOIN download_categories AS category ON category.id = directory.category_id
  LEFT JOIN file_texts AS extracted ON extracted.hash = file.hash
  CROSS JOIN unnest(ARRAY['de', 'en']) AS entry(language)
  CROSS JOIN (SELECT ARRAY['Mitglied', 'Mitglied + Jobbörse'] AS groups) AS members
  CROSS JOIN LATERAL (
    SELECT coalesce(NOT directory.follows_articles, true) OR count(*) > 0 AS is_listed,
      CASE
        WHEN coalesce(NOT directory.follows_articles, true) OR bool_or(publication.audience IS NULL) THEN NULL
        WHEN bool_or(publication.audience = '{}') THEN '{}'::text[]
        ELSE ARRAY(SELECT DISTINCT unnest(page.audience) FROM articles AS holder
          JOIN publications AS page ON page.page_id = holder.page_id AND page.is_online
          WHERE holder.directory_id = directory.id)
      END AS audience
    FROM articles AS article JOIN publications AS publication ON publication.page_id = article.page_id AND publication.is_online
    WHERE article.directory_id = directory.id
  ) AS access
  WHERE file.id = ANY (ids) AND access.is_listed;
  PERFORM add_search_words(ARRAY['downloads'], ids);
END
$$;

-- Rebuilds the entries of published ads in both languages. An ad without a translation has the same texts in both.
CREATE OR REPLACE FUNCTION refresh_search_of_jobs(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = 'jobs' AND record_id = ANY (ids);
  PERFORM add_search_entries(array_agg(row(
    NULL, 'jobs', job.id, entry.language, NULL, false, job.published_at, NULL,
    texts.title, concat_ws(', ', nullif(job.employer, ''), nullif(job.place, '')),
    concat_ws(E'\n', nullif(job.terms ->> entry.language, ''), region_names(job.region)),
    concat_ws(E'\n', text_of_html(texts.description), text_of_html(texts.requirements), text_of_html(texts.offer)),
    '{}', NULL, NULL
  )::search_entries))
  FROM jobs AS job CROSS JOIN unnest(ARRAY['de', 'en']) AS entry(language)
  CROSS JOIN LATERAL (
    SELECT coalesce(nullif(translation ->> 'title', ''), job.title) AS title,
      coalesce(nullif(translation ->> 'description', ''), job.description) AS description,
      coalesce(nullif(translation ->> 'requirements', ''), job.requirements) AS requirements,
      coalesce(nullif(translation ->> 'offer', ''), job.offer) AS offer
    FROM (SELECT CASE WHEN job.language <> entry.language THEN job.translation END AS translation) AS translated
  ) AS texts
  WHERE job.id = ANY (ids) AND job.state = 'published';
  PERFORM add_search_words(ARRAY['jobs'], ids);
END
$$;
