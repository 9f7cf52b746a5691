import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { images } from '@/backend/platform/db/schema/library/images'
import {
  personCategories,
  personCategoryMembers,
  persons,
} from '@/backend/platform/db/schema/library/persons'

const personWithPhoto = { person: persons, photo: images }

/** A part of all persons in their order, and how many there are. */
export async function listPersons(db: Database, { offset, limit }: PageRange) {
  const rows = await db
    .select(personWithPhoto)
    .from(persons)
    .leftJoin(images, eq(images.id, persons.photoId))
    .orderBy(asc(persons.position), asc(persons.id))
    .offset(offset)
    .limit(limit)
  return { count: await countRows(db, persons), rows }
}

/** A person; undefined when there is none. */
export async function findPerson(db: Queryable, id: number) {
  const [row] = await db
    .select(personWithPhoto)
    .from(persons)
    .leftJoin(images, eq(images.id, persons.photoId))
    .where(eq(persons.id, id))
  return row
}

/** The categories of persons, in the categories' order. */
export async function listCategoriesOf(db: Database, personIds: readonly number[]) {
  if (personIds.length === 0) return []
  return db
    .select({ personId: personCategoryMembers.personId, category: personCategories })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(inArray(personCategoryMembers.personId, [...personIds]))
    .orderBy(asc(personCategories.position), asc(personCategories.id))
}

/** A part of all categories in their order, and how many there are. */
export async function listCategories(db: Database, { offset, limit }: PageRange) {
  const rows = await db
    .select()
    .from(personCategories)
    .orderBy(asc(personCategories.position), asc(personCategories.id))
    .offset(offset)
    .limit(limit)
  return { count: await countRows(db, personCategories), rows }
}

/** A category; undefined when there is none. */
export async function findCategory(db: Database, id: number) {
  const [row] = await db.select().from(personCategories).where(eq(personCategories.id, id))
  return row
}

/** A part of a category's persons in its order, and how many there are. */
export async function listPersonsOf(db: Database, categoryId: number, { offset, limit }: PageRange) {
  const inCategory = eq(personCategoryMembers.categoryId, categoryId)
  const rows = await db
    .select(personWithPhoto)
    .from(personCategoryMembers)
    .innerJoin(persons, eq(persons.id, personCategoryMembers.personId))
    .leftJoin(images, eq(images.id, persons.photoId))
    .where(inCategory)
    .orderBy(asc(personCategoryMembers.position), asc(persons.position), asc(persons.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ count: count() }).from(personCategoryMembers).where(inCategory)
  return { count: counted?.count ?? 0, rows }
}

async function countRows(db: Database, table: typeof persons | typeof personCategories): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(table)
  return counted?.count ?? 0
}
