import 'server-only'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import {
  categoryPersonsSchema,
  type PersonCategory,
  personCategoryListSchema,
  personListSchema,
} from '@/lib/contract/records/person'
import { completeGroups, type PersonGroup } from './group-persons'

/** Requests all entries as one page (spec §9). */
const params = { page_size: '1000' }

/** Loads all contact persons by category, both in their order; null after a failure. */
export async function loadPersons(locale: Locale): Promise<PersonGroup[] | null> {
  const [persons, categories] = await Promise.all([
    read(`/${locale}/api/persons/`, personListSchema, { params }),
    read(`/${locale}/api/person-categories/`, personCategoryListSchema, { params }),
  ])
  if (!persons.ok || !categories.ok) return null
  const results = await Promise.all(categories.value.results.map((category) => loadGroup(locale, category)))
  const groups = results.filter((group) => group !== null)
  return groups.length < results.length ? null : completeGroups(groups, persons.value.results)
}

async function loadGroup(locale: Locale, category: PersonCategory): Promise<PersonGroup | null> {
  const persons = await read(`/${locale}/api/person-categories/${category.id}/`, categoryPersonsSchema, { params })
  return persons.ok ? { category, persons: persons.value.results } : null
}
