import { listJobFields } from '@/lib/contract/jobs/job-fields'

/** A table with rows of demo items, and its column with their id. */
interface DemoPart {
  table: string
  key: string
  /** Condition for rows of the kind, if the table has others. */
  where?: string
}

export interface DemoKind {
  kind: string
  /**
   * Tables with rows of an item. The first has the item itself, whose deletion deletes the others.
   */
  parts: readonly [DemoPart, ...DemoPart[]]
  /**
   * SQL expression for the name of the item, whose row is `item`; null for a part of other content.
   */
  label: string
}

const createPart = (table: string, key = 'id'): DemoPart => ({ table, key })
const isPageSql = "content_type = 'page'"
const titleSql = "coalesce(nullif(item.title ->> 'de', ''), item.title ->> 'en')"
const pageTitleSql = `(SELECT text.title || ' (/' || text.locale || rtrim('/' || text.path, '/') || ')'
  FROM page_texts AS text WHERE text.page_id = item.id ORDER BY text.locale LIMIT 1)`

/**
 * Kinds of demo content in the order of deletion: a kind precedes those to which it refers. A new
 * row of a part, such as a comment, counts as a change of the item.
 */
export const demoKinds: readonly DemoKind[] = [
  { kind: 'jobs', parts: [createPart('jobs')], label: 'item.title' },
  {
    kind: 'pages',
    parts: [
      createPart('pages'),
      createPart('page_texts', 'page_id'),
      { table: 'modules', key: 'object_id', where: isPageSql },
      createPart('articles', 'page_id'),
      createPart('article_category_members', 'article_id'),
      createPart('article_taggings', 'article_id'),
      createPart('related_articles', 'article_id'),
      createPart('organizations', 'page_id'),
      createPart('organization_images', 'organization_id'),
      createPart('organization_delegates', 'organization_id'),
      createPart('organization_proposals', 'organization_id'),
      createPart('organization_confirmations', 'organization_id'),
      createPart('events', 'page_id'),
      createPart('event_occurrences', 'event_id'),
      createPart('page_comments', 'page_id'),
      createPart('page_reviews', 'page_id'),
    ],
    label: pageTitleSql,
  },
  {
    kind: 'containers',
    parts: [{ table: 'modules', key: 'id', where: "content_type = 'container'" }],
    label: 'item.slug',
  },
  { kind: 'html selections', parts: [createPart('html_selections')], label: titleSql },
  { kind: 'redirects', parts: [createPart('redirects')], label: 'item.old_path' },
  { kind: 'unions', parts: [createPart('user_unions'), createPart('user_union_members', 'union_id')], label: titleSql },
  { kind: 'article categories', parts: [createPart('article_categories')], label: titleSql },
  { kind: 'article tags', parts: [createPart('article_tags')], label: titleSql },
  { kind: 'download files', parts: [createPart('download_files')], label: 'item.name' },
  { kind: 'download directories', parts: [createPart('download_directories')], label: titleSql },
  { kind: 'download categories', parts: [createPart('download_categories')], label: titleSql },
  {
    kind: 'persons',
    parts: [createPart('persons'), createPart('person_category_members', 'person_id')],
    label: 'item.name',
  },
  { kind: 'person categories', parts: [createPart('person_categories')], label: titleSql },
  {
    kind: 'accounts',
    parts: [
      createPart('users'),
      createPart('passkeys', 'user_id'),
      createPart('totp_authenticators', 'user_id'),
      createPart('job_team_members', 'user_id'),
    ],
    label: 'item.email',
  },
  {
    kind: 'pictures',
    parts: [createPart('images')],
    label: `coalesce(nullif(item.alt ->> 'de', ''), nullif(item.file_name, ''), 'picture ' || item.id)`,
  },
  {
    kind: 'settings',
    parts: [{ table: 'settings', key: 'id::integer' }],
    label: `item.data -> 'de' ->> 'name'`,
  },
]

/**
 * Columns that the program changes, which do not count as content: positions, times, states,
 * derived values and the contacts in ads, which are deleted later.
 */
const programColumns = [
  ...['position', 'revision', 'created_at', 'updated_at', 'updated_by', 'edited_at', 'edited_by'],
  ...['is_dirty', 'prepared_at', 'stored_at', 'state', 'terms', 'pdf', 'search_text', 'last_used_at'],
  ...listJobFields({ personalData: 'contact' }),
  ...listJobFields({ personalData: 'application' }),
]

export const demoTables: readonly string[] = [
  ...new Set(demoKinds.flatMap(({ parts }) => parts.map(({ table }) => table))),
]

/** SQL query for the columns that count as content, by table. */
export const contentColumnsQuery = `
  SELECT jsonb_object_agg(table_name, names) FROM (
    SELECT table_name, jsonb_agg(column_name ORDER BY column_name) AS names FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name IN (${quoteNames(demoTables)})
      AND column_name NOT IN (${quoteNames(programColumns)})
    GROUP BY table_name
  ) AS content`

/**
 * Builds the query for the ids and fingerprints of a kind. Fingerprints contain times as text, so
 * the transaction must use UTC.
 */
export function buildFingerprintQuery({ parts }: DemoKind): string {
  const rows = parts.map(
    ({ table, key, where = 'true' }) => `
      SELECT part.${key} AS id, '${table}' || (
        SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(part)) WHERE key = ANY (demo.names)
      )::text AS content FROM ${table} AS part, (
        SELECT ARRAY(SELECT jsonb_array_elements_text(columns -> '${table}')) AS names FROM demo_sites
      ) AS demo WHERE ${where}`,
  )
  return `SELECT id, md5(string_agg(md5(content), '' ORDER BY md5(content))) AS fingerprint
    FROM (${rows.join(' UNION ALL ')}) AS contents GROUP BY id`
}

function quoteNames(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}
