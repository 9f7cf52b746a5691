import type { ListedPerson, Person, PersonCategory } from '@/lib/contract/records/person'

/** The persons of a category, or those without a category. */
export interface PersonGroup {
  category: PersonCategory | null
  persons: Person[]
}

/**
 * Adds the persons without a category to the groups of all categories. A person may be in several
 * groups. Omits empty groups.
 */
export function completeGroups(groups: readonly PersonGroup[], persons: readonly ListedPerson[]): PersonGroup[] {
  const uncategorizedGroup = {
    category: null,
    persons: persons.filter((person) => person.categories.length === 0),
  }
  return [...groups, uncategorizedGroup].filter((group) => group.persons.length > 0)
}
