import type { Locale } from '@/lib/contract/common/locale'

/** Why something of the downloads cannot be written. */
const messages = {
  de: {
    noSlug: 'Bitte geben Sie eine Kurzadresse an.',
    slugTaken: 'Diese Kurzadresse gibt es schon.',
    noCategory: 'Diese Kategorie gibt es nicht mehr.',
    noDirectory: 'Dieses Verzeichnis gibt es nicht mehr.',
    otherFile: 'Eine dieser Dateien steht in einem anderen Verzeichnis.',
    protectedAttachments: 'Ein Artikel hat dieses Verzeichnis: Es kann nicht in eine geschützte Kategorie.',
    badFile: 'Diese Art von Dateien nehmen wir nicht an, oder der Name ist zu lang.',
    otherContent: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
    notStored: 'Der Inhalt dieser Datei ist nicht gespeichert. Bitte laden Sie sie noch einmal hoch.',
  },
  en: {
    noSlug: 'Please enter a slug.',
    slugTaken: 'This slug exists already.',
    noCategory: 'This category no longer exists.',
    noDirectory: 'This directory no longer exists.',
    otherFile: 'One of these files is in another directory.',
    protectedAttachments: 'An article has this directory: it cannot go into a protected category.',
    badFile: 'We do not take this kind of file, or its name is too long.',
    otherContent: 'What is in the file does not match its extension.',
    notStored: 'What is in this file is not stored. Please upload it again.',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function downloadMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
