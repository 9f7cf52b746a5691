import type { Locale } from '@/lib/contract/common/locale'

/** Why a redirect cannot be written. */
const messages = {
  de: {
    served:
      'Unter dieser Adresse zeigt die Website selbst etwas. Möglich sind Adressen, unter denen nichts liegt, zum Beispiel /de/alte-seite.',
    hasPage:
      'Unter dieser Adresse liegt eine veröffentlichte Seite. Bitte geben Sie der Seite zuerst eine andere Adresse, oder nehmen Sie sie offline.',
    chain: 'Diese Adresse wird selbst weitergeleitet. Bitte geben Sie das endgültige Ziel an.',
    followsPage:
      'Diese Weiterleitung folgt einer Seite und ändert sich mit deren Adresse. Sie lässt sich nur löschen.',
    isTarget: 'Auf diese Adresse führt schon eine Weiterleitung. Bitte ändern Sie zuerst jene.',
    loop: 'Eine Adresse kann nicht auf sich selbst weiterleiten.',
    taken: 'Für diese Adresse gibt es schon eine Weiterleitung.',
  },
  en: {
    served:
      'The site itself shows something at this address. Addresses at which nothing lies are allowed, for example /en/old-page.',
    hasPage:
      'A published page lies at this address. Please give the page another address first, or take it offline.',
    chain: 'This address is redirected itself. Please enter the final target.',
    followsPage: 'This redirect follows a page and changes with its address. It can only be deleted.',
    isTarget: 'Another redirect leads to this address. Please change that one first.',
    loop: 'An address cannot redirect to itself.',
    taken: 'There is a redirect for this address already.',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function redirectMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
