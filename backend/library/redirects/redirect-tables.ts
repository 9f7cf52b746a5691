import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Importable, type PlannedRecord, textCell } from '@/backend/platform/administration/import/importable'
import type { Queryable } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import type { redirectRecords } from '@/lib/contract/administration/redirects'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { defaultLocale, type Locale } from '@/lib/contract/common/locale'
import { findCoveredSources } from './covered-sources'
import { redirectMessage } from './messages'

type Values = z.output<typeof redirectRecords.values>

/**
 * The import of redirects from tables. Redirects that follow a page have no fixed target, so a
 * table cannot change them.
 */
export const redirectTables: Importable<Values> = {
  cells: async () => [
    textCell('old_path', { de: 'Alte Adresse', en: 'Old address' }, 'Von', 'Quelle', 'From', 'Source'),
    textCell('new_path', { de: 'Neue Adresse', en: 'New address' }, 'Nach', 'Ziel', 'To', 'Target'),
  ],
  keys: [['old_path']],
  hasCaseSensitiveKeys: true,
  async listUnkeyedIds(db) {
    const rows = await db.select({ id: redirects.id }).from(redirects).where(eq(redirects.coversBelow, true))
    return rows.map(({ id }) => id)
  },
  blankValues: {},
  readAll: readRedirectValues,
  checkAll,
}

/**
 * Loads the values of redirects by id; null loads all redirects. The target of a redirect that
 * follows a page is the address of the page.
 */
export async function readRedirectValues(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>> {
  const language = sql`coalesce(${redirects.locale}, ${defaultLocale})`
  const rows = await db
    .select({ redirect: redirects, locale: publications.locale, path: publications.path })
    .from(redirects)
    .leftJoin(publications, and(eq(publications.pageId, redirects.pageId), eq(publications.locale, language)))
    .where(ids === null ? undefined : isAnyOf(redirects.id, ids))
  return new Map(
    rows.map(({ redirect: { id, oldPath, newPath }, locale, path }) => {
      const pageAddress = path === null ? '' : `/${locale}/${path}`
      return [id, { old_path: oldPath, new_path: newPath ?? pageAddress }]
    }),
  )
}

/**
 * Validates imported lines against all redirects as they will be after the import. For example, the
 * old address of a line must not be the target of another line.
 */
async function checkAll(
  db: Queryable,
  plannedRecords: readonly PlannedRecord<Values>[],
  locale: Locale,
): Promise<Map<number, FieldErrors>> {
  const storedValues = await readRedirectValues(db, null)
  const followingRedirects = await db.select().from(redirects).where(isNotNull(redirects.pageId))
  const followingIds = new Set(followingRedirects.map(({ id }) => id))
  // Branch redirects apply only below their old address.
  const branchIds = new Set(followingRedirects.filter(({ coversBelow }) => coversBelow).map(({ id }) => id))
  const changedIds = new Set(plannedRecords.map(({ id }) => id))
  const unchangedValues = [...storedValues]
    .filter(([id]) => !changedIds.has(id) && !branchIds.has(id))
    .map(([id, values]) => (followingIds.has(id) ? { ...values, new_path: '' } : values))
  const valuesAfterImport = [...unchangedValues, ...plannedRecords.map(({ values }) => values)]
  const sources = countTexts(valuesAfterImport.map((values) => values.old_path))
  const targets = new Set(valuesAfterImport.map((values) => values.new_path))
  const planSources = plannedRecords.map(({ values }) => values.old_path)
  const coveredSources = await findCoveredSources(db, planSources, { isEntered: true })

  const findProblems = ({
    id,
    values: { old_path: oldPath, new_path: newPath },
  }: PlannedRecord<Values>): FieldErrors => {
    if (id !== null && followingIds.has(id)) return { new_path: [redirectMessage(locale, 'followsPage')] }
    if (oldPath === newPath) return { new_path: [redirectMessage(locale, 'loop')] }
    const source = coveredSources.get(oldPath)
    if (source) return { old_path: [redirectMessage(locale, source)] }
    return {
      ...((sources.get(oldPath) ?? 0) > 1 && { old_path: [redirectMessage(locale, 'taken')] }),
      ...(targets.has(oldPath) && { old_path: [redirectMessage(locale, 'isTarget')] }),
      ...(sources.has(newPath) && { new_path: [redirectMessage(locale, 'chain')] }),
    }
  }
  return new Map(plannedRecords.map((record) => [record.line, findProblems(record)]))
}

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
