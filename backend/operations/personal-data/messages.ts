import type { Locale } from '@/lib/contract/common/locale'

/** Messages for administrators who delete the data of a person, by language. */
export const personalDataMessages: Record<Locale, { otherAddress: string }> = {
  de: { otherAddress: 'Das ist nicht die Adresse, deren Daten gelöscht werden sollen.' },
  en: { otherAddress: 'This isn’t the address whose data is to be deleted.' },
}
