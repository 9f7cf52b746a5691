import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for downloads that cannot be saved. */
export const downloadMessage = createMessages({
  de: {
    noSlug: 'Bitte geben Sie eine Kurzadresse an.',
    slugTaken: 'Diese Kurzadresse gibt es schon.',
    noCategory: 'Diese Kategorie gibt es nicht mehr.',
    noDirectory: 'Dieses Verzeichnis gibt es nicht mehr.',
    otherFile: 'Eine dieser Dateien steht in einem anderen Verzeichnis.',
    protectedAttachments:
      'Dieses Verzeichnis hängt an einem Beitrag und kann deshalb nicht in eine geschützte Kategorie verschoben werden.',
    badFile: 'Dieser Dateityp ist nicht erlaubt, oder der Name ist zu lang.',
    otherContent: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
    notStored: 'Der Inhalt dieser Datei ist nicht gespeichert. Bitte laden Sie sie noch einmal hoch.',
  },
  en: {
    noSlug: 'Please enter a slug.',
    slugTaken: 'This slug already exists.',
    noCategory: 'This category no longer exists.',
    noDirectory: 'This directory no longer exists.',
    otherFile: 'One of these files is in another directory.',
    protectedAttachments:
      'This directory is attached to an article and can’t be moved to a protected category.',
    badFile: 'This file type isn’t allowed, or the name is too long.',
    otherContent: 'The content of the file doesn’t match its extension.',
    notStored: 'The content of this file isn’t stored. Please upload it again.',
  },
})
