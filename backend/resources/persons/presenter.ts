import type { Locale } from '@/lib/contract/locale'
import type { ListedPerson, PersonCategory } from '@/lib/contract/person'
import type { personCategories } from '../../db/schema/persons'
import { type PersonWithPhoto, presentPerson } from '../../persons/present'

type CategoryRow = typeof personCategories.$inferSelect

/** A category in one language. */
export function presentCategory({ id, title }: CategoryRow, locale: Locale): PersonCategory {
  return { id, title: title[locale] }
}

/** Persons in one language, each with its categories in the order in which `memberships` has them. */
export function presentListedPersons(
  rows: readonly PersonWithPhoto[],
  memberships: readonly { personId: number; category: CategoryRow }[],
  locale: Locale,
): ListedPerson[] {
  return rows.map((row) => ({
    ...presentPerson(row, locale),
    categories: memberships
      .filter(({ personId }) => personId === row.person.id)
      .map(({ category }) => presentCategory(category, locale)),
  }))
}
