import type { ImageRow } from '@/backend/platform/db/schema/library/images'
import type { PersonRow, personCategories } from '@/backend/platform/db/schema/library/persons'
import { presentImage } from '@/backend/platform/images/presenter'
import type { Locale } from '@/lib/contract/common/locale'
import type { ListedPerson, Person, PersonCategory } from '@/lib/contract/records/person'

type CategoryRow = typeof personCategories.$inferSelect

export interface PersonWithPhoto {
  person: PersonRow
  photo: ImageRow | null
}

/** Converts a person to one language. */
export function presentPerson({ person, photo }: PersonWithPhoto, locale: Locale): Person {
  return {
    id: person.id,
    name: person.name,
    title: person.title[locale],
    function: person.function[locale],
    email: person.email,
    phone: person.phone,
    photo: photo && presentImage(photo, locale),
  }
}

/** Converts a category to one language. */
export function presentCategory({ id, title }: CategoryRow, locale: Locale): PersonCategory {
  return { id, title: title[locale] }
}

/** Converts persons to one language. Each gets its categories in the order of `memberships`. */
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
