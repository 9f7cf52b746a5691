import { eq, inArray, sql } from 'drizzle-orm'
import { footerLinkRecords } from '@/lib/contract/administration/menu'
import type { Administered } from '../administration/administered'
import { footerLinks } from '../db/schema/footer-links'
import { mayKeepMenus } from './policy'

/** Links of the footer to what is no page of the tree, as editors keep them. */
export const administeredFooterLinks: Administered<typeof footerLinkRecords> = {
  contract: footerLinkRecords,
  may: mayKeepMenus,
  list: {
    from: sql`${footerLinks}`,
    id: sql`${footerLinks.id}`,
    searched: [sql`${footerLinks.title}::text`, sql`${footerLinks.url}::text`],
    orderings: { position: sql`${footerLinks.position}`, title: sql`${footerLinks.title} ->> 'de'` },
    filters: {},
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(footerLinks)
      .where(inArray(footerLinks.id, [...ids]))
    return rows.map(({ id, ...values }) => ({
      ...{ id, title: values.title[locale], url: values.url[locale], values },
    }))
  },
  async read(db, id) {
    const [row] = await db.select().from(footerLinks).where(eq(footerLinks.id, id))
    return row ? { title: row.title, url: row.url, position: row.position } : null
  },
  async insert(db, values, id) {
    const [row] = await db
      .insert(footerLinks)
      .overridingSystemValue()
      .values({ ...(id !== null && { id }), ...values })
      .returning({ id: footerLinks.id })
    if (!row) throw new Error('A link was not stored.')
    return row.id
  },
  async update(db, id, values) {
    await db.update(footerLinks).set(values).where(eq(footerLinks.id, id))
  },
  async remove(db, id) {
    await db.delete(footerLinks).where(eq(footerLinks.id, id))
  },
}
