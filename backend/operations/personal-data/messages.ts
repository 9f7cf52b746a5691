import type { Locale } from '@/lib/contract/common/locale'

export const personalDataMessages: Record<Locale, { otherAddress: string }> = {
  de: { otherAddress: 'Das ist nicht die Adresse, deren Daten gelöscht werden sollen.' },
  en: { otherAddress: 'This isn’t the address whose data is to be deleted.' },
}
