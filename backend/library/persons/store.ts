import { arrayOverlaps, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { images } from '@/backend/platform/db/schema/library/images'
import { personCategories, personCategoryMembers, persons } from '@/backend/platform/db/schema/library/persons'

const personWithPhoto = { person: persons, photo: images }

/** The condition that a person has one of the ids, or replaces a merged person with one of them. */
export function hasPersonId(ids: readonly number[]): SQL | undefined {
  return or(inArray(persons.id, [...ids]), arrayOverlaps(persons.replaces, [...ids]))
}

/** Lists a page of all persons in order and counts them. */
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

/** Finds a person with the photo, also by the id of a person that was merged into it. */
export async function findPerson(db: Queryable, id: number) {
  const [row] = await db
    .select(personWithPhoto)
    .from(persons)
    .leftJoin(images, eq(images.id, persons.photoId))
    .where(hasPersonId([id]))
  return row
}

/** Lists the categories of persons, in the order of the categories. */
export async function listPersonCategories(db: Database, personIds: readonly number[]) {
  if (personIds.length === 0) return []
  return db
    .select({ personId: personCategoryMembers.personId, category: personCategories })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(inArray(personCategoryMembers.personId, [...personIds]))
    .orderBy(asc(personCategories.position), asc(personCategories.id))
}

/** Lists one page of all categories in their order and counts all of them. */
export async function listCategories(db: Database, { offset, limit }: PageRange) {
  const rows = await db
    .select()
    .from(personCategories)
    .orderBy(asc(personCategories.position), asc(personCategories.id))
    .offset(offset)
    .limit(limit)
  return { count: await countRows(db, personCategories), rows }
}

export async function findCategory(db: Database, id: number) {
  const [row] = await db.select().from(personCategories).where(eq(personCategories.id, id))
  return row
}

/** Lists one page of a category's persons in the order of the category and counts all of them. */
export async function listCategoryPersons(db: Database, categoryId: number, { offset, limit }: PageRange) {
  const categoryCondition = eq(personCategoryMembers.categoryId, categoryId)
  const rows = await db
    .select(personWithPhoto)
    .from(personCategoryMembers)
    .innerJoin(persons, eq(persons.id, personCategoryMembers.personId))
    .leftJoin(images, eq(images.id, persons.photoId))
    .where(categoryCondition)
    .orderBy(asc(personCategoryMembers.position), asc(persons.position), asc(persons.id))
    .offset(offset)
    .limit(limit)
  const [countRow] = await db.select({ count: count() }).from(personCategoryMembers).where(categoryCondition)
  return { count: countRow?.count ?? 0, rows }
}

async function countRows(db: Database, table: typeof persons | typeof personCategories): Promise<number> {
  const [countRow] = await db.select({ count: count() }).from(table)
  return countRow?.count ?? 0
}
