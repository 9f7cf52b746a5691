import { createMessages } from '@/backend/platform/create-messages'

/** Returns a validation message for templates. */
export const savedBlocksMessage = createMessages({
  de: {
    nameTaken: 'Eine Vorlage mit diesem Namen gibt es schon.',
    tooLarge: 'Das ist zu viel für eine Vorlage. Bitte wählen Sie weniger Blöcke.',
    tooMany: 'Die Höchstzahl der Vorlagen ist erreicht. Bitte löschen Sie zuerst eine.',
  },
  en: {
    nameTaken: 'A template with this name already exists.',
    tooLarge: 'This is too much for one template. Please choose fewer blocks.',
    tooMany: 'The maximum number of templates has been reached. Please delete one first.',
  },
})
