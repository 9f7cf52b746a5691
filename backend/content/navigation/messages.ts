import { createMessages } from '@/backend/platform/create-messages'

/** Title and validation messages of the navigation, by language. */
export const navigationMessage = createMessages({
  de: {
    title: 'Menü und Fußzeile',
    invalidParent: 'Diese Seite gibt es nicht, oder sie ist die Seite selbst.',
    entryMissing: 'Ein Eintrag wurde inzwischen gelöscht.',
    duplicateEntry: 'Ein Eintrag steht hier zweimal.',
    homeNotAtTop: 'Die Startseite steht immer auf der obersten Ebene.',
  },
  en: {
    title: 'Menu and footer',
    invalidParent: 'This page doesn’t exist, or it is the page itself.',
    entryMissing: 'An entry has been deleted in the meantime.',
    duplicateEntry: 'An entry is listed twice.',
    homeNotAtTop: 'The home page is always at the top level.',
  },
})
