import { sql } from 'drizzle-orm'
import { fileUrl } from '@/backend/library/downloads/presenter'
import type { Queryable } from '@/backend/platform/db/client'
import { escapeLikePattern } from '@/backend/platform/db/literal-pattern'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { mailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import type { LinkTarget } from '@/lib/contract/pages/link-targets'
import { isRecordType } from '@/lib/contract/records/record'

/** The maximum number of suggestions of each kind. */
const maxTargets = 8

type PageFound = { title: string; path: string; contentType: string }
type FileFound = { id: number; name: string; title: string }
type PersonFound = { name: string; email: string }

/**
 * Suggests link targets by words in their names: pages and records in the language, files, and
 * persons by e-mail address. Names that begin with the words come first.
 */
export async function findLinkTargets(db: Queryable, locale: Locale, search: string): Promise<LinkTarget[]> {
  const words = escapeLikePattern(search.trim())
  const matches = (name: string) =>
    sql`(lower(${sql.raw(name)}) LIKE '%' || lower(${words}) || '%' OR fold_text(${sql.raw(name)}) LIKE '%' || fold_text(${words}) || '%')`
  const orderCondition = (name: string) =>
    sql`ORDER BY starts_with(lower(${sql.raw(name)}), lower(${search.trim()})) DESC, ${sql.raw(name)} LIMIT ${maxTargets}`
  const findPages = (isRecord: boolean) =>
    db.execute<PageFound>(sql`
      SELECT title, path, content_type AS "contentType" FROM page_texts JOIN pages ON pages.id = page_texts.page_id
      WHERE locale = ${locale} AND content_type ${isRecord ? sql`<>` : sql`=`} 'page'
        AND (${matches('title')} OR ${matches('path')}) ${orderCondition('title')}`)
  const pages = await findPages(false)
  const records = await findPages(true)
  const files = await db.execute<FileFound>(sql`
    SELECT id, name, title FROM (SELECT id, name, coalesce(title ->> ${locale}, name) AS title FROM download_files) AS file
    WHERE ${matches('title')} OR ${matches('name')} ${orderCondition('title')}`)
  const people = await db.execute<PersonFound>(sql`
    SELECT name, email FROM persons WHERE email <> '' AND ${matches('name')} ${orderCondition('name')}`)
  return [
    ...[...pages.rows, ...records.rows].map(({ title, path, contentType }): LinkTarget => {
      const kind = isRecordType(contentType) ? contentType : 'page'
      return { kind, title, url: pageUrl(locale, path) }
    }),
    ...files.rows.map((file): LinkTarget => ({ kind: 'file', title: file.title, url: fileUrl(file) })),
    ...people.rows.map(
      ({ name, email }): LinkTarget => ({ kind: 'person', title: name, url: mailtoUrl(email) }),
    ),
  ]
}
