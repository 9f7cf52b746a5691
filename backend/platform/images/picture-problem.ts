import type { Locale } from '@/lib/contract/common/locale'

/** Limits of accepted pictures, which bound the memory for decoding. */
export const maxPixels = 60_000_000
export const maxSide = 16_000

const problems = {
  de: {
    unknownType: 'Die Datei ist kein Bild, das verwendet werden kann. Erlaubt sind JPEG, PNG, WebP, AVIF, GIF und SVG.',
    heic: 'Das Foto ist im Format HEIC, das hier nicht gelesen werden kann. Bitte speichern Sie es als JPEG. Auf dem iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
    damaged: 'Das Bild ist beschädigt und kann nicht gelesen werden.',
    tooLarge: 'Das Bild ist zu groß: höchstens 60 Millionen Pixel und 16.000 Pixel je Seite sind erlaubt.',
    tooComplex: 'Die Zeichnung ist zu aufwendig. Bitte laden Sie sie als PNG hoch.',
    animated: 'Bewegte Bilder können nicht verwendet werden. Bitte laden Sie ein einzelnes Bild hoch.',
  },
  en: {
    unknownType: 'The file isn’t a usable picture. JPEG, PNG, WebP, AVIF, GIF, and SVG are allowed.',
    heic: 'The photo is in HEIC format, which can’t be read here. Please save it as JPEG. On an iPhone: Settings, Camera, Formats, “Most Compatible”.',
    damaged: 'The picture is damaged and can’t be read.',
    tooLarge: 'The picture is too large. The limit is 60 million pixels and 16,000 pixels per side.',
    tooComplex: 'The drawing is too complex. Please upload it as PNG.',
    animated: 'Animated pictures can’t be used. Please upload a single picture.',
  },
} satisfies Record<Locale, Record<string, string>>

export type PictureProblem = keyof (typeof problems)['de']

/** The file is not an accepted picture (status 400). */
export class InvalidPictureError extends Error {
  override readonly name = 'InvalidPictureError'

  constructor(readonly problem: PictureProblem) {
    super(problems.en[problem])
  }
}

export function problemMessage(locale: Locale, problem: PictureProblem): string {
  return problems[locale][problem]
}
