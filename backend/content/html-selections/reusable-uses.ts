import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { futureSnapshots } from '@/backend/platform/db/future-snapshots'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { blockModels, findBlockDefinition } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReusableUse } from '@/lib/contract/pages/reusable'

/** The maximum number of listed uses. */
const maxUses = 200

interface Row extends Record<string, unknown> {
  value: string
  type: ReusableUse['type']
  title: string
  locale: Locale
  path: string | null
}

type ReferenceKind = 'selection' | 'reusable'

/** Lists the fields of all block models that contain this kind of reference. */
function listFields(kind: ReferenceKind): { model: string; name: string }[] {
  return blockModels.flatMap((model) =>
    Object.entries(findBlockDefinition(model)?.stored ?? {})
      .filter(([, field]) => field.kind === kind)
      .map(([name]) => ({ model, name })),
  )
}

/**
 * Builds the SQL expression for the reference in a module `m`, and lists the models with such a
 * field.
 */
function buildReference(kind: ReferenceKind): { models: string[]; reference: SQL } {
  const fields = listFields(kind)
  const cases = fields.map(({ model, name }) => sql`WHEN ${model} THEN m.data ->> ${name}`)
  return {
    models: fields.map(({ model }) => model),
    reference: sql`CASE m.model ${sql.join(cases, sql` `)} END`,
  }
}

/**
 * Lists the uses of HTML selections (by id) or reusable modules (by slug, in one language) in
 * working copies of pages and reusable containers, at most 200 in total.
 */
export async function listDraftUses(
  db: Queryable,
  kind: ReferenceKind,
  { values, locale }: { values: readonly string[]; locale?: Locale },
): Promise<ReadonlyMap<string, ReusableUse[]>> {
  if (values.length === 0) return new Map()
  const { models, reference } = buildReference(kind)
  const { rows } = await db.execute<Row>(sql`
    WITH RECURSIVE referring AS (
      SELECT ${reference} AS value, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
      FROM modules AS m
      WHERE m.deleted_at IS NULL AND m.model = ANY (${sql.param(models)}::text[]) AND ${reference} = ANY (${sql.param([...values])}::text[])
        ${locale ? sql`AND m.locale = ${locale}` : sql``}
    ), ancestors AS (
      SELECT value, parent_id, locale, slug FROM referring WHERE object_id IS NULL
      UNION
      SELECT ancestors.value, m.parent_id, m.locale, m.slug FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    )
    SELECT value, 'page' AS type, t.title, t.locale, t.path
    FROM referring JOIN page_texts AS t ON t.page_id = referring.object_id AND t.locale = referring.locale
    UNION
    SELECT value, 'container', slug, locale, NULL FROM ancestors WHERE parent_id IS NULL AND slug IS NOT NULL
    ORDER BY value, type DESC, title, locale LIMIT ${maxUses}`)
  const uses = new Map<string, ReusableUse[]>()
  for (const { value, type, title, locale: language, path } of rows) {
    const url = path === null ? null : pageUrl(language, path)
    uses.set(value, [...(uses.get(value) ?? []), { type, title, url, state: 'draft' }])
  }
  return uses
}

/**
 * Lists the published pages, scheduled versions and preview links that show a reusable module, even
 * if the working copies no longer contain it.
 */
export async function listSnapshotUses(db: Queryable, slug: string, locale: Locale): Promise<ReusableUse[]> {
  const hasSlug = (snapshot: SQL) => {
    const conditions = listFields('reusable').map(
      ({ name }) =>
        sql`jsonb_path_exists(${snapshot}, ${`$.**.data.${name} ? (@ == $slug)`}::jsonpath, ${JSON.stringify({ slug })}::jsonb)`,
    )
    return sql`(${sql.join(conditions, sql` OR `)})`
  }
  const { rows } = await db.execute<Pick<Row, 'title' | 'path'> & Pick<ReusableUse, 'state'>>(sql`
    SELECT p.title, p.path, 'published' AS state FROM publications AS p JOIN page_versions AS v ON v.id = p.version_id
    WHERE p.locale = ${locale} AND ${hasSlug(sql`v.snapshot`)}
    UNION
    SELECT t.title, t.path, future.state FROM ${futureSnapshots}
    JOIN page_texts AS t ON t.page_id = future.page_id AND t.locale = future.locale
    WHERE future.locale = ${locale} AND ${hasSlug(sql`future.snapshot`)}
    ORDER BY path, state LIMIT ${maxUses}`)
  return rows.map(({ title, path, state }) => {
    return { type: 'page', title, url: pageUrl(locale, path ?? ''), state }
  })
}
