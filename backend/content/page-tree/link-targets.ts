import { sql } from 'drizzle-orm'
import { fileUrl } from '@/backend/library/downloads/presenter'
import type { Queryable } from '@/backend/platform/db/client'
import { escapeLikePattern } from '@/backend/platform/db/literal-pattern'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import type { LinkTarget } from '@/lib/contract/pages/link-targets'
import { isRecordType } from '@/lib/contract/records/record'

/** The maximum number of suggestions of each kind. */
const maxTargets = 8

type PageMatch = { title: string; path: string; contentType: string }
type FileMatch = { id: number; name: string; title: string }
type PersonMatch = { name: string; email: string }

/**
 * Finds link targets by name, and pages and records also by path. Searches the pages and records of
 * `locale`, all files, and all persons with an e-mail address. Names that begin with the search
 * text come first.
 */
export async function findLinkTargets(db: Queryable, locale: Locale, search: string): Promise<LinkTarget[]> {
  const pattern = escapeLikePattern(search.trim())
  const matchCondition = (name: string) =>
    sql`(lower(${sql.raw(name)}) LIKE '%' || lower(${pattern}) || '%' OR fold_text(${sql.raw(name)}) LIKE '%' || fold_text(${pattern}) || '%')`
  const orderCondition = (name: string) =>
    sql`ORDER BY starts_with(lower(${sql.raw(name)}), lower(${search.trim()})) DESC, ${sql.raw(name)} LIMIT ${maxTargets}`
  const findPages = (isRecord: boolean) =>
    db.execute<PageMatch>(sql`
      SELECT title, path, content_type AS "contentType" FROM page_texts JOIN pages ON pages.id = page_texts.page_id
      WHERE locale = ${locale} AND content_type ${isRecord ? sql`<>` : sql`=`} 'page'
        AND (${matchCondition('title')} OR ${matchCondition('path')}) ${orderCondition('title')}`)
  const pages = await findPages(false)
  const records = await findPages(true)
  const files = await db.execute<FileMatch>(sql`
    SELECT id, name, title FROM (SELECT id, name, coalesce(title ->> ${locale}, name) AS title FROM download_files) AS file
    WHERE ${matchCondition('title')} OR ${matchCondition('name')} ${orderCondition('title')}`)
  const people = await db.execute<PersonMatch>(sql`
    SELECT name, email FROM persons WHERE email <> '' AND ${matchCondition('name')} ${orderCondition('name')}`)
  return [
    ...[...pages.rows, ...records.rows].map(({ title, path, contentType }): LinkTarget => {
      const kind = isRecordType(contentType) ? contentType : 'page'
      return { kind, title, url: pageUrl(locale, path) }
    }),
    ...files.rows.map((file): LinkTarget => ({ kind: 'file', title: file.title, url: fileUrl(file) })),
    ...people.rows.map(({ name, email }): LinkTarget => ({ kind: 'person', title: name, url: toMailtoUrl(email) })),
  ]
}
