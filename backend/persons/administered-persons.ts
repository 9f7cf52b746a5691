import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { personRecords } from '@/lib/contract/administration/persons'
import type { FieldErrors } from '@/lib/contract/errors'
import type { Administered } from '../administration/administered'
import type { Queryable } from '../db/client'
import { images } from '../db/schema/images'
import { personCategories, personCategoryMembers, persons } from '../db/schema/persons'
import { presentImage } from '../images/presenter'
import { personMessage } from './messages'
import { mayEditPersons } from './policy'

type Values = z.output<typeof personRecords.values>

/** Contact persons, as editors keep them. */
export const administeredPersons: Administered<typeof personRecords> = {
  contract: personRecords,
  may: mayEditPersons,
  list: {
    from: sql`${persons}`,
    id: sql`${persons.id}`,
    searched: [
      sql`${persons.name}`,
      sql`${persons.email}`,
      sql`${persons.phone}`,
      sql`${persons.function}::text`,
    ],
    orderings: { name: sql`${persons.name}`, email: sql`${persons.email}` },
    filters: {
      category: (id) =>
        sql`${persons.id} IN (SELECT ${personCategoryMembers.personId} FROM ${personCategoryMembers} WHERE ${personCategoryMembers.categoryId} = ${id})`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ person: persons, photo: images })
      .from(persons)
      .leftJoin(images, eq(images.id, persons.photoId))
      .where(inArray(persons.id, [...ids]))
    const members = await db
      .select({ personId: personCategoryMembers.personId, category: personCategories })
      .from(personCategoryMembers)
      .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
      .where(inArray(personCategoryMembers.personId, [...ids]))
      .orderBy(personCategories.position, personCategories.id)
    return rows.map(({ person, photo }) => ({
      id: person.id,
      title: person.name,
      url: null,
      values: {
        name: person.name,
        function: person.function[locale],
        email: person.email,
        phone: person.phone,
        photo: photo && presentImage(photo, locale),
        categories: members
          .filter(({ personId }) => personId === person.id)
          .map(({ category }) => ({ id: category.id, title: category.title[locale] })),
      },
    }))
  },
  async read(db, id) {
    const [person] = await db.select().from(persons).where(eq(persons.id, id))
    if (!person) return null
    const members = await db
      .select({ id: personCategoryMembers.categoryId })
      .from(personCategoryMembers)
      .where(eq(personCategoryMembers.personId, id))
      .orderBy(personCategoryMembers.categoryId)
    return {
      name: person.name,
      title: person.title,
      function: person.function,
      email: person.email,
      phone: person.phone,
      photo: person.photoId,
      categories: members.map((member) => member.id),
    }
  },
  async check(db, { photo, categories }, _id, locale) {
    const errors: FieldErrors = {}
    if (photo !== null && (await db.select().from(images).where(eq(images.id, photo))).length === 0) {
      errors.photo = [personMessage(locale, 'noPicture')]
    }
    if (!(await areCategories(db, categories))) errors.categories = [personMessage(locale, 'noCategory')]
    return Object.keys(errors).length > 0 ? errors : null
  },
  async insert(db, values, id) {
    const last = sql<number>`(SELECT coalesce(max(${persons.position}), 0) + 1 FROM ${persons})`
    const [person] = await db
      .insert(persons)
      .overridingSystemValue()
      .values({ ...(id !== null && { id }), ...columnsOf(values), position: last })
      .returning({ id: persons.id })
    if (!person) throw new Error('A person was not stored.')
    await storeCategories(db, person.id, values.categories)
    return person.id
  },
  async update(db, id, values) {
    await db.update(persons).set(columnsOf(values)).where(eq(persons.id, id))
    await storeCategories(db, id, values.categories)
  },
  async remove(db, id) {
    await db.delete(persons).where(eq(persons.id, id))
  },
}

function columnsOf({ photo, categories: _, ...columns }: Values) {
  return { ...columns, photoId: photo }
}

async function areCategories(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .select({ id: personCategories.id })
    .from(personCategories)
    .where(inArray(personCategories.id, [...ids]))
  return found.length === new Set(ids).size
}

/** Keeps the place in categories that stay, and adds the person as the last of new ones. */
async function storeCategories(db: Queryable, personId: number, ids: readonly number[]): Promise<void> {
  const member = personCategoryMembers
  const wanted = [...new Set(ids)]
  await db.execute(
    sql`DELETE FROM ${member} WHERE ${member.personId} = ${personId} AND ${member.categoryId} <> ALL (${sql.param(wanted)}::int[])`,
  )
  await db.execute(
    sql`INSERT INTO ${member} (category_id, person_id, position)
      SELECT wanted.id, ${personId}, coalesce((SELECT max(other.position) FROM ${member} AS other WHERE other.category_id = wanted.id), 0) + 1
      FROM unnest(${sql.param(wanted)}::int[]) AS wanted (id)
      ON CONFLICT DO NOTHING`,
  )
}
