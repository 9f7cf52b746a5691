import { eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { footerLinkRecords } from '@/lib/contract/administration/menu'
import { mayArrangeMenus } from './policy'

/**
 * The record type "footer links" of the administration. Their targets are not pages of the page
 * tree.
 */
export const administeredFooterLinks: Administered<typeof footerLinkRecords> = {
  contract: footerLinkRecords,
  may: mayArrangeMenus,
  list: {
    from: sql`${footerLinks}`,
    id: sql`${footerLinks.id}`,
    searchColumns: [sql`${footerLinks.title}::text`, sql`${footerLinks.url}::text`],
    orderings: { position: sql`${footerLinks.position}`, title: sql`${footerLinks.title} ->> 'de'` },
    filters: {},
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(footerLinks)
      .where(inArray(footerLinks.id, [...ids]))
    return rows.map(({ id, title, url, isShown }) => ({
      id,
      title: title[locale],
      url: url[locale],
      values: { title, url, is_shown: isShown },
    }))
  },
  async read(db, id) {
    const [row] = await db.select().from(footerLinks).where(eq(footerLinks.id, id))
    return row ? { title: row.title, url: row.url, is_shown: row.isShown } : null
  },
  async insert(db, { is_shown: isShown, ...values }, formerId) {
    const nextPosition = sql`(SELECT coalesce(max(position) + 1, 0) FROM footer_links)`
    return await insertRecord(db, footerLinks, { ...values, isShown, position: nextPosition }, formerId)
  },
  async update(db, id, { is_shown: isShown, ...values }) {
    await db
      .update(footerLinks)
      .set({ ...values, isShown })
      .where(eq(footerLinks.id, id))
  },
  async remove(db, id) {
    await db.delete(footerLinks).where(eq(footerLinks.id, id))
  },
  hidden: keepRows(footerLinks, { columns: [footerLinks.position] }),
}
