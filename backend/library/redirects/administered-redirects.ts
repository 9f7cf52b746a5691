import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { getKeptColumns, keepRows } from '@/backend/platform/administration/keep-rows'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirectHits, redirects } from '@/backend/platform/db/schema/library/redirects'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { redirectRecords } from '@/lib/contract/administration/redirects'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { toBerlinIso } from '@/lib/datetime'
import { findCoveredSources } from './covered-sources'
import { redirectMessage } from './messages'
import { mayEditRedirects } from './policy'
import { readRedirectValues, redirectTables } from './redirect-tables'

const keptRows = keepRows(redirects, {
  columns: [redirects.pageId, redirects.locale, redirects.coversBelow, redirects.createdAt],
  references: [redirectHits.redirectId],
})

/**
 * The record type "redirects" of the administration. A redirect that follows a page can only be
 * deleted.
 */
export const administeredRedirects: Administered<typeof redirectRecords> = {
  contract: redirectRecords,
  may: mayEditRedirects,
  list: {
    from: sql`${redirects} LEFT JOIN ${redirectHits} ON ${redirectHits.redirectId} = ${redirects.id}`,
    id: sql`${redirects.id}`,
    searchColumns: [sql`${redirects.oldPath}`, sql`${redirects.newPath}`],
    orderings: {
      created_at: sql`${redirects.createdAt}`,
      old_path: sql`${redirects.oldPath}`,
      new_path: sql`${redirects.newPath}`,
      hits: sql`coalesce(${redirectHits.hits}, 0)`,
      last_hit: sql`coalesce(${redirectHits.lastDay}, '-infinity')`,
    },
    filters: { follows_page: (follows) => sql`(${redirects.pageId} IS NOT NULL) = ${follows === 'true'}` },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const language = sql`coalesce(${redirects.locale}, ${locale})`
    const rows = await db
      .select({
        redirect: redirects,
        locale: publications.locale,
        path: publications.path,
        hits: redirectHits.hits,
        lastDay: redirectHits.lastDay,
      })
      .from(redirects)
      .leftJoin(redirectHits, eq(redirectHits.redirectId, redirects.id))
      .leftJoin(publications, and(eq(publications.pageId, redirects.pageId), eq(publications.locale, language)))
      .where(inArray(redirects.id, [...ids]))
    // A branch redirect applies only below its old address, so content there does not hide it.
    const singlePaths = rows.filter(({ redirect }) => !redirect.coversBelow).map(({ redirect }) => redirect.oldPath)
    const coveredSources = await findCoveredSources(db, singlePaths, { isEntered: false })
    return rows.map(({ redirect, locale: pageLocale, path, hits, lastDay }) => {
      const target = redirect.newPath ?? (path === null ? '' : `/${pageLocale}/${path}`)
      return {
        id: redirect.id,
        title: redirect.oldPath,
        url: target || null,
        values: {
          old_path: redirect.oldPath,
          new_path: target,
          follows_page: redirect.pageId !== null,
          covers: (redirect.coversBelow ? null : coveredSources.get(redirect.oldPath)) ?? null,
          created_at: toBerlinIso(redirect.createdAt),
          hits: hits ?? 0,
          last_hit: lastDay,
        },
      }
    })
  },
  read: async (db, id) => (await readRedirectValues(db, [id])).get(id) ?? null,
  async check(db, { old_path: oldPath, new_path: newPath }, id, locale) {
    const [storedRedirect] = id === null ? [] : await db.select().from(redirects).where(eq(redirects.id, id))
    if (newPath === '' || storedRedirect?.pageId) return { new_path: [redirectMessage(locale, 'followsPage')] }
    if (oldPath === newPath) return { new_path: [redirectMessage(locale, 'loop')] }
    const source = (await findCoveredSources(db, [oldPath], { isEntered: true })).get(oldPath)
    if (source) return { old_path: [redirectMessage(locale, source)] }
    const otherRedirects = await db
      .select({ oldPath: redirects.oldPath, newPath: redirects.newPath })
      .from(redirects)
      .where(
        and(
          // Branch redirects apply only below their old address.
          eq(redirects.coversBelow, false),
          or(inArray(redirects.oldPath, [oldPath, newPath]), eq(redirects.newPath, oldPath)),
          id === null ? undefined : ne(redirects.id, id),
        ),
      )
    const errors: FieldErrors = {}
    if (otherRedirects.some((redirect) => redirect.oldPath === oldPath)) {
      errors.old_path = [redirectMessage(locale, 'taken')]
    } else if (otherRedirects.some((redirect) => redirect.newPath === oldPath)) {
      errors.old_path = [redirectMessage(locale, 'isTarget')]
    }
    if (otherRedirects.some((redirect) => redirect.oldPath === newPath)) {
      errors.new_path = [redirectMessage(locale, 'chain')]
    }
    return Object.keys(errors).length > 0 ? errors : null
  },
  async insert(db, { old_path: oldPath, new_path: newPath }, formerId) {
    return await insertRecord(db, redirects, { oldPath, newPath }, formerId)
  },
  async update(db, id, { old_path: oldPath, new_path: newPath }) {
    await db.update(redirects).set({ oldPath, newPath }).where(eq(redirects.id, id))
  },
  async remove(db, id) {
    await db.delete(redirects).where(eq(redirects.id, id))
  },
  hidden: {
    ...keptRows,
    async insert(db, { id, values, hidden }, { locale }) {
      const { data: page } = pageSchema.safeParse(getKeptColumns(hidden))
      if (!page) return false
      const redirect = { oldPath: values.old_path, ...page }
      const errors = await checkPageRedirect(db, redirect, locale)
      if (errors) throw new InvalidFieldsError({ values: errors })
      await insertRecord(db, redirects, redirect, id)
      return true
    },
  },
  importable: redirectTables,
}

/** The page that a deleted redirect followed. */
const pageSchema = z
  .object({ page_id: z.number(), locale: localeSchema.nullable(), covers_below: z.boolean() })
  .transform((data) => ({ pageId: data.page_id, locale: data.locale, coversBelow: data.covers_below }))

/** Checks that a deleted redirect to a page can be restored. */
async function checkPageRedirect(
  db: Queryable,
  { oldPath, pageId, coversBelow }: { oldPath: string; pageId: number; coversBelow: boolean },
  locale: Locale,
): Promise<FieldErrors | null> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('key share')
  if (!page) return { new_path: [redirectMessage(locale, 'pageMissing')] }
  const [sameRedirect] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(
      and(
        eq(redirects.oldPath, oldPath),
        eq(redirects.coversBelow, coversBelow),
        coversBelow ? eq(redirects.pageId, pageId) : undefined,
      ),
    )
  return sameRedirect ? { old_path: [redirectMessage(locale, 'taken')] } : null
}
