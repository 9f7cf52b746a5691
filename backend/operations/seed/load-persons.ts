import type { Queryable } from '@/backend/platform/db/client'
import type { Localized } from '@/backend/platform/db/schema/columns'
import { personCategories, personCategoryMembers, persons } from '@/backend/platform/db/schema/library/persons'

export interface SeedPersonCategory {
  key: string
  title: Localized
}

/** A person. The contact list uses the first category. */
export interface SeedPerson {
  key: string
  name: string
  title: Localized
  function: Localized
  email: string
  phone: string
  categories: readonly string[]
}

/**
 * Stores persons with their categories. Returns their ids by key. Positions start at 1, as those of
 * new records do, so that 0 comes first.
 * @throws Error for an unknown category
 */
export async function loadPersons(
  db: Queryable,
  categories: readonly SeedPersonCategory[],
  list: readonly SeedPerson[],
): Promise<ReadonlyMap<string, number>> {
  const categoryIds = new Map<string, number>()
  for (const [index, { key, title }] of categories.entries()) {
    const [row] = await db
      .insert(personCategories)
      .values({ title, position: index + 1 })
      .returning()
    if (row) categoryIds.set(key, row.id)
  }
  const ids = new Map<string, number>()
  for (const [index, { key, categories: categoryKeys, ...person }] of list.entries()) {
    const position = index + 1
    const [row] = await db
      .insert(persons)
      .values({ ...person, position })
      .returning()
    if (!row) throw new Error(`The row of ${key} has no id.`)
    ids.set(key, row.id)
    const memberships = categoryKeys.map((category) => {
      const categoryId = categoryIds.get(category)
      if (categoryId === undefined) throw new Error(`There is no category ${category} for ${key}.`)
      return { categoryId, personId: row.id, position }
    })
    await db.insert(personCategoryMembers).values(memberships)
  }
  return ids
}
