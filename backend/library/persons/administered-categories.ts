import { eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { personCategories, personCategoryMembers } from '@/backend/platform/db/schema/library/persons'
import { personCategoryRecords } from '@/lib/contract/administration/persons'
import { mayEditPersons } from './policy'

const personCount = sql<number>`(SELECT count(*)::int FROM ${personCategoryMembers} WHERE ${personCategoryMembers.categoryId} = ${personCategories.id})`

export const administeredPersonCategories: Administered<typeof personCategoryRecords> = {
  contract: personCategoryRecords,
  may: mayEditPersons,
  list: {
    from: sql`${personCategories}`,
    id: sql`${personCategories.id}`,
    searched: [sql`${personCategories.title}::text`],
    orderings: { title: sql`${personCategories.title} ->> 'de'`, persons: personCount },
    filters: {},
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: personCategories.id, title: personCategories.title, persons: personCount })
      .from(personCategories)
      .where(inArray(personCategories.id, [...ids]))
    return rows.map(({ id, title, persons }) => ({
      id,
      title: title[locale],
      url: null,
      values: { title, persons },
    }))
  },
  async read(db, id) {
    const [category] = await db.select().from(personCategories).where(eq(personCategories.id, id))
    return category ? { title: category.title } : null
  },
  async insert(db, { title }, id) {
    const nextPosition = sql<number>`(SELECT coalesce(max(${personCategories.position}), 0) + 1 FROM ${personCategories})`
    return await insertRecord(db, personCategories, { title, position: nextPosition }, id)
  },
  async update(db, id, { title }) {
    await db.update(personCategories).set({ title }).where(eq(personCategories.id, id))
  },
  async remove(db, id) {
    await db.delete(personCategories).where(eq(personCategories.id, id))
  },
  hidden: keepRows(personCategories, {
    columns: [personCategories.position],
    references: [personCategoryMembers.categoryId],
  }),
}
