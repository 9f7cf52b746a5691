import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { jobFieldNames } from '@/lib/contract/jobs/job-fields'
import { recordTypes } from '@/lib/contract/records/record'
import { recordDemo } from './record-demo'

/** Number of copies per transaction. */
const copiesPerTransaction = 20

/**
 * Copies the demo records to `scale` times their number, for benchmarks: published versions only,
 * with other times. Disables triggers, because their results are copied too, so the role needs that
 * right.
 */
export async function multiplyRecords(db: Database, scale: number, now: Date): Promise<void> {
  for (let firstCopy = 2; firstCopy <= scale; firstCopy += copiesPerTransaction) {
    const lastCopy = Math.min(firstCopy + copiesPerTransaction - 1, scale)
    await db.transaction(async (transaction) => {
      const originalCount = await countOriginals(transaction, firstCopy)
      await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
      await transaction.execute(sql`
        CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
        SELECT page.id AS old, n, top.id + row_number() OVER (ORDER BY n, page.id) AS new
        FROM generate_series(${firstCopy}::integer, ${lastCopy}::integer) AS n, (SELECT max(id) AS id FROM pages) AS top,
          (SELECT id FROM pages WHERE content_type IN ${[...recordTypes]} ORDER BY id LIMIT ${originalCount}) AS page`)
      await transaction.execute(sql`CREATE INDEX ON copies (old)`)
      await transaction.execute(sql`ANALYZE copies`)
      await transaction.execute(sql`
        CREATE TEMPORARY TABLE job_copies ON COMMIT DROP AS
        SELECT job.id AS old, n, top.id + row_number() OVER (ORDER BY n, job.id) AS new
        FROM generate_series(${firstCopy}::integer, ${lastCopy}::integer) AS n, (SELECT max(id) AS id FROM jobs) AS top,
          (SELECT id FROM jobs ORDER BY id LIMIT (SELECT count(*) / ${firstCopy - 1}::integer FROM jobs)) AS job`)
      for (const statement of statements) await transaction.execute(sql.raw(statement))
      await recordDemo(transaction, now)
    })
  }
  await db.execute(sql`VACUUM ANALYZE`)
}

/** Counts the original records. All have the same number of copies. */
async function countOriginals(db: Queryable, copies: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT (count(*) / ${copies - 1}::integer)::integer AS count FROM pages WHERE content_type IN ${[...recordTypes]}`)
  return rows[0]?.count ?? 0
}

const pathSql = `regexp_replace(path, '\\d+$', new::text)`
/** Whole weeks keep the day of the week. */
const weekOffset = `(n * 5 % 26 - 13) * interval '7 days'`

/** Columns that are copied without change. */
const copiedJobColumns = `owner_id, ${jobFieldNames.filter((name) => name !== 'organization').join(', ')}, translation, logo_id, pdf, terms, state,
  revision, renewed_at, expires_at, withdrawn_at, is_blocked, created_at, updated_at`

const statements = [
  `INSERT INTO pages (id, content_type, groups, hero_image_id) OVERRIDING SYSTEM VALUE
    SELECT new, content_type, groups, hero_image_id FROM copies JOIN pages ON id = old`,
  `SELECT setval(pg_get_serial_sequence('pages', 'id'), (SELECT max(id) FROM pages))`,
  `INSERT INTO page_texts (page_id, locale, slug, path, title, headline, meta_description, og_type, og_image_id, hero_text, is_dirty)
    SELECT new, locale, slug, ${pathSql}, title, headline, meta_description, og_type, og_image_id, hero_text, is_dirty
    FROM copies JOIN page_texts ON page_id = old`,
  `INSERT INTO page_versions (page_id, locale, number, snapshot, menu_name)
    SELECT new, locale, number, snapshot, menu_name FROM copies JOIN page_versions ON page_id = old`,
  `INSERT INTO publications (page_id, locale, content_type, version_id, is_online, path, title, menu_name, position, is_clickable,
      in_menu, in_footer, is_highlight, published_at, area_class, audience)
    SELECT new, publication.locale, content_type, version.id, is_online, ${pathSql}, title, publication.menu_name, position, is_clickable,
      in_menu, in_footer, is_highlight, published_at, area_class, audience
    FROM copies JOIN publications AS publication ON publication.page_id = old
    JOIN page_versions AS version ON version.page_id = new AND version.locale = publication.locale`,
  `INSERT INTO articles (page_id, section, author, date, contact_id, directory_id)
    SELECT new, section, author, date - n * interval '47 minutes', contact_id, directory_id FROM copies JOIN articles ON page_id = old`,
  `INSERT INTO article_category_members SELECT new, category_id FROM copies JOIN article_category_members ON article_id = old`,
  `INSERT INTO article_taggings SELECT new, tag_id FROM copies JOIN article_taggings ON article_id = old`,
  `INSERT INTO related_articles SELECT copies.new, other.new, position
    FROM copies JOIN related_articles ON article_id = copies.old JOIN copies AS other ON other.old = related_id AND other.n = copies.n`,
  `INSERT INTO organizations (page_id, category, kind, street, zip, place, region, country, position, phone, email, website,
      member_since, logo_id, stages, people)
    SELECT new, category, kind, street, zip, place, region, country, position, phone, email, website, member_since, logo_id, stages, people
    FROM copies JOIN organizations ON page_id = old`,
  `INSERT INTO organization_images SELECT new, image_id, position FROM copies JOIN organization_images ON organization_id = old`,
  `INSERT INTO listed_organizations (page_id, locale, category, region, place, letter, place_key, name_key, search_text, search_parts, lat, lon)
    SELECT new, locale, category, region, place, letter, place_key, name_key, search_text, search_parts, lat, lon
    FROM copies JOIN listed_organizations ON page_id = old`,
  `INSERT INTO events (page_id, kind, status, is_all_day, starts_at, ends_at, place, link, rrule, exdates, sequence, changed_at)
    SELECT new, kind, status, is_all_day, starts_at + ${weekOffset}, ends_at + ${weekOffset}, place, link, rrule, exdates, sequence, changed_at
    FROM copies JOIN events ON page_id = old`,
  `INSERT INTO event_occurrences (event_id, starts_at, ends_at)
    SELECT new, starts_at + ${weekOffset}, ends_at + ${weekOffset} FROM copies JOIN event_occurrences ON event_id = old`,
  `INSERT INTO jobs (id, ${copiedJobColumns}, organization_id, published_at) OVERRIDING SYSTEM VALUE
    SELECT job_copies.new, ${copiedJobColumns}, coalesce(organization_copies.new, organization_id), published_at - job_copies.n * interval '47 minutes'
    FROM job_copies JOIN jobs ON id = job_copies.old
    LEFT JOIN copies AS organization_copies ON organization_copies.old = organization_id AND organization_copies.n = job_copies.n`,
  `SELECT setval(pg_get_serial_sequence('jobs', 'id'), (SELECT max(id) FROM jobs))`,
  `INSERT INTO listed_jobs (id, organization_id, category, employment_type, specialization, occupation, contract_type, region, country,
      deadline, published_at, expires_at)
    SELECT id, organization_id, category, employment_type, specialization, occupation, contract_type, region, country,
      deadline, published_at, expires_at
    FROM job_copies JOIN jobs ON id = new WHERE state = 'published'`,
  `UPDATE job_board SET version = version + 1`,
  `INSERT INTO search_entries (kind, record_id, locale, audience, is_alone, date, year, title, detail, headlines, body, containers,
      title_words, words)
    SELECT entry.kind, new, entry.locale, entry.audience, is_alone, published_at, year, entry.title, detail, headlines, body, containers,
      title_words, words
    FROM job_copies JOIN search_entries AS entry ON record_id = old AND entry.kind = 'jobs' JOIN jobs ON jobs.id = new`,
  `INSERT INTO search_entries (kind, record_id, locale, audience, is_alone, date, year, title, detail, headlines, body, containers,
      title_words, words)
    SELECT entry.kind, new, entry.locale, entry.audience, is_alone, coalesce(article.date, event.starts_at),
      extract(year FROM coalesce(article.date, event.starts_at) AT TIME ZONE 'Europe/Berlin'), title, detail, headlines, body, containers,
      title_words, words
    FROM copies JOIN search_entries AS entry ON record_id = old AND entry.kind IN ('debate', 'press', 'members', 'events')
    LEFT JOIN articles AS article ON article.page_id = new LEFT JOIN events AS event ON event.page_id = new`,
]
