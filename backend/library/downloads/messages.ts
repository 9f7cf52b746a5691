import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for downloads that cannot be saved. */
export const downloadMessage = createMessages({
  de: {
    slugMissing: 'Bitte geben Sie eine Kurzadresse an.',
    slugTaken: 'Diese Kurzadresse gibt es schon.',
    categoryMissing: 'Diese Kategorie gibt es nicht mehr.',
    directoryMissing: 'Dieses Verzeichnis gibt es nicht mehr.',
    fileInOtherDirectory: 'Eine dieser Dateien steht in einem anderen Verzeichnis.',
    protectedAttachments:
      'Dieses Verzeichnis hängt an einem Beitrag und kann deshalb nicht in eine geschützte Kategorie verschoben werden.',
    invalidFile: 'Dieser Dateityp ist nicht erlaubt, oder der Name ist zu lang.',
    contentMismatch: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
    contentMissing: 'Der Inhalt dieser Datei ist nicht gespeichert. Bitte laden Sie sie noch einmal hoch.',
  },
  en: {
    slugMissing: 'Please enter a slug.',
    slugTaken: 'This slug already exists.',
    categoryMissing: 'This category no longer exists.',
    directoryMissing: 'This directory no longer exists.',
    fileInOtherDirectory: 'One of these files is in another directory.',
    protectedAttachments: 'This directory is attached to an article and can’t be moved to a protected category.',
    invalidFile: 'This file type isn’t allowed, or the name is too long.',
    contentMismatch: 'The content of the file doesn’t match its extension.',
    contentMissing: 'The content of this file isn’t stored. Please upload it again.',
  },
})
