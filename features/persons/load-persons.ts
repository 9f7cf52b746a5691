import 'server-only'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { personCategoryListSchema, personListSchema } from '@/lib/contract/records/person'
import { groupPersons, type PersonGroup } from './group-persons'

/** Requests all entries as one page (spec §9). */
const params = { page_size: '1000' }

/** Loads all contact persons by category; null after a failure. */
export async function loadPersons(locale: Locale): Promise<PersonGroup[] | null> {
  const [persons, categories] = await Promise.all([
    read(`/${locale}/api/persons/`, personListSchema, { params }),
    read(`/${locale}/api/person-categories/`, personCategoryListSchema, { params }),
  ])
  if (!persons.ok || !categories.ok) return null
  return groupPersons(persons.value.results, categories.value.results)
}
