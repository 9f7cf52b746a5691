import type { ListedPerson, PersonCategory } from '@/lib/contract/records/person'

/** The persons of a category, or, without one, those who have none. */
export interface PersonGroup {
  category: PersonCategory | null
  persons: ListedPerson[]
}

/** Persons by categories, both in their order; whoever has several is in each. Empty categories are left out. */
export function groupPersons(
  persons: readonly ListedPerson[],
  categories: readonly PersonCategory[],
): PersonGroup[] {
  const groups = categories.map((category) => ({
    category,
    persons: persons.filter((person) => person.categories.some(({ id }) => id === category.id)),
  }))
  const others = { category: null, persons: persons.filter((person) => person.categories.length === 0) }
  return [...groups, others].filter((group) => group.persons.length > 0)
}
