import type { Locale } from '@/lib/contract/common/locale'

/**
 * Messages for rejected files. Damaged PDFs and pictures have their messages in pdf/rewrite-pdf.ts
 * and images/picture-problem.ts.
 */
const messages = {
  de: {
    empty: 'Die Datei ist leer.',
    tooLarge: 'Die Datei ist zu groß: höchstens 10 MB sind erlaubt.',
    noPicture: 'Die Datei ist kein Bild, das verwendet werden kann. Erlaubt sind PNG, JPEG und WebP.',
    drawing: 'Bitte speichern Sie das Bild als PNG, JPEG oder WebP. SVG kann hier nicht verwendet werden.',
  },
  en: {
    empty: 'The file is empty.',
    tooLarge: 'The file is too large. The limit is 10 MB.',
    noPicture: 'The file isn’t a usable picture. PNG, JPEG, and WebP are allowed.',
    drawing: 'Please save the picture as PNG, JPEG, or WebP. SVG can’t be used here.',
  },
} satisfies Record<Locale, Record<string, string>>

export type FileMessageKey = keyof (typeof messages)['de']

export function fileMessage(locale: Locale, key: FileMessageKey): string {
  return messages[locale][key]
}
