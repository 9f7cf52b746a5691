import 'server-only'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { personCategoryListSchema, personListSchema } from '@/lib/contract/records/person'
import { groupPersons, type PersonGroup } from './group-persons'

/** Read whole (spec §9). */
const params = { page_size: '1000' }

/** All contact persons by what they are responsible for; null where they cannot be read. */
export async function loadPersons(locale: Locale): Promise<PersonGroup[] | null> {
  const [persons, categories] = await Promise.all([
    read(`/${locale}/api/persons/`, personListSchema, { params }),
    read(`/${locale}/api/person-categories/`, personCategoryListSchema, { params }),
  ])
  if (!persons.ok || !categories.ok) return null
  return groupPersons(persons.value.results, categories.value.results)
}
