import { eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import { findInColumn } from '@/backend/platform/administration/omit-missing'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { personCategories, personCategoryMembers, persons } from '@/backend/platform/db/schema/library/persons'
import { personCategoryRecords } from '@/lib/contract/administration/persons'
import { mayEditPersons } from './policy'

const personCount = sql<number>`(SELECT count(*)::int FROM ${personCategoryMembers} WHERE ${personCategoryMembers.categoryId} = ${personCategories.id})`

/** The position after that of all categories. */
const nextPosition = sql<number>`(SELECT coalesce(max(${personCategories.position}), 0) + 1 FROM ${personCategories})`

export const administeredPersonCategories: Administered<typeof personCategoryRecords> = {
  contract: personCategoryRecords,
  may: mayEditPersons,
  list: {
    from: sql`${personCategories}`,
    id: sql`${personCategories.id}`,
    searchColumns: [sql`${personCategories.title}::text`],
    orderings: {
      title: sql`${personCategories.title} ->> 'de'`,
      position: sql`${personCategories.position}`,
      persons: personCount,
    },
    filters: {},
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ category: personCategories, persons: personCount })
      .from(personCategories)
      .where(inArray(personCategories.id, [...ids]))
    return rows.map(({ category: { id, title, position }, persons: count }) => ({
      id,
      title: title[locale],
      url: null,
      values: { title, persons: count, position },
    }))
  },
  async read(db, id) {
    const [category] = await db.select().from(personCategories).where(eq(personCategories.id, id))
    if (!category) return null
    const { title, position } = category
    return { title, position, persons: await listPersonIds(db, id) }
  },
  references: { persons: findInColumn(persons.id) },
  async insert(db, { title, position }, formerId) {
    return await insertRecord(db, personCategories, { title, position: position ?? nextPosition }, formerId)
  },
  async update(db, id, { title, position, persons: orderedIds = [] }) {
    await db
      .update(personCategories)
      .set({ title, ...(position !== undefined && { position: position ?? nextPosition }) })
      .where(eq(personCategories.id, id))
    const currentIds = await listPersonIds(db, id)
    const order = [...new Set([...orderedIds.filter((person) => currentIds.includes(person)), ...currentIds])]
    await db.execute(sql`
      UPDATE person_category_members AS member SET position = person_order.position
      FROM unnest(${sql.param(order)}::integer[]) WITH ORDINALITY AS person_order (id, position)
      WHERE member.category_id = ${id} AND member.person_id = person_order.id`)
  },
  async remove(db, id) {
    await db.delete(personCategories).where(eq(personCategories.id, id))
  },
  hidden: keepRows(personCategories, {
    columns: [personCategories.position],
    references: [personCategoryMembers.categoryId],
  }),
}

async function listPersonIds(db: Queryable, categoryId: number): Promise<number[]> {
  const rows = await db
    .select({ id: persons.id })
    .from(personCategoryMembers)
    .innerJoin(persons, eq(persons.id, personCategoryMembers.personId))
    .where(eq(personCategoryMembers.categoryId, categoryId))
    .orderBy(personCategoryMembers.position, persons.position, persons.id)
  return rows.map(({ id }) => id)
}
