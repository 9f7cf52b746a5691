import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for redirects that cannot be saved. */
export const redirectMessage = createMessages({
  de: {
    served:
      'Diese Adresse verwendet die Website selbst. Möglich sind Adressen, die nicht verwendet werden, zum Beispiel /de/alte-seite.',
    hasPage:
      'Unter dieser Adresse gibt es eine veröffentlichte Seite. Bitte geben Sie der Seite zuerst eine andere Adresse, oder nehmen Sie sie von der Website.',
    chain: 'Diese Adresse wird selbst weitergeleitet. Bitte geben Sie das endgültige Ziel an.',
    followsPage: 'Diese Weiterleitung folgt einer Seite und ändert sich mit deren Adresse. Sie lässt sich nur löschen.',
    isTarget: 'Auf diese Adresse führt schon eine andere Weiterleitung. Bitte ändern Sie zuerst diese.',
    loop: 'Eine Adresse kann nicht auf sich selbst weiterleiten.',
    pageMissing: 'Die Seite, der diese Weiterleitung folgte, gibt es nicht mehr.',
    taken: 'Für diese Adresse gibt es schon eine Weiterleitung.',
  },
  en: {
    served: 'The website itself uses this address. You can use addresses that aren’t in use, for example /en/old-page.',
    hasPage: 'There is a published page at this address. Please give the page another address first, or unpublish it.',
    chain: 'This address is itself redirected. Please enter the final destination.',
    followsPage: 'This redirect follows a page and changes with its address. It can only be deleted.',
    isTarget: 'Another redirect points to this address. Please change that one first.',
    loop: 'An address can’t redirect to itself.',
    pageMissing: 'The page that this redirect followed no longer exists.',
    taken: 'There is already a redirect for this address.',
  },
})
