import type { Locale } from '@/lib/contract/locale'
import type { Person } from '@/lib/contract/person'
import type { ImageRow } from '../db/schema/images'
import type { PersonRow } from '../db/schema/persons'
import { presentImage } from '../media/present'

/** A person with the photo, as the tables have them. */
export interface PersonWithPhoto {
  person: PersonRow
  photo: ImageRow | null
}

/** A person as readers get it, in one language. */
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
