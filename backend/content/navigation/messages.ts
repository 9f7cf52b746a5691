import { createMessages } from '@/backend/platform/create-messages'

/** Title and validation messages of the navigation, by language. */
export const navigationMessage = createMessages({
  de: {
    title: 'Menü und Fußzeile',
    noParent: 'Diese Seite gibt es nicht, oder sie ist die Seite selbst.',
    gone: 'Ein Eintrag wurde inzwischen gelöscht.',
    twice: 'Ein Eintrag steht hier zweimal.',
    homeStays: 'Die Startseite steht immer auf der obersten Ebene.',
  },
  en: {
    title: 'Menu and footer',
    noParent: 'This page doesn’t exist, or it is the page itself.',
    gone: 'An entry has been deleted in the meantime.',
    twice: 'An entry is listed twice.',
    homeStays: 'The home page is always at the top level.',
  },
})
