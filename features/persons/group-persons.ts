import type { ListedPerson, PersonCategory } from '@/lib/contract/records/person'

/** The persons of a category, or those without a category. */
export interface PersonGroup {
  category: PersonCategory | null
  persons: ListedPerson[]
}

/**
 * Groups persons by category, both in their order; a person may be in several groups. Omits empty
 * groups.
 */
export function groupPersons(persons: readonly ListedPerson[], categories: readonly PersonCategory[]): PersonGroup[] {
  const groups = categories.map((category) => ({
    category,
    persons: persons.filter((person) => person.categories.some(({ id }) => id === category.id)),
  }))
  const uncategorizedGroup = {
    category: null,
    persons: persons.filter((person) => person.categories.length === 0),
  }
  return [...groups, uncategorizedGroup].filter((group) => group.persons.length > 0)
}
