import { z } from 'zod'
import { readContent, readTable } from '../read-content'
import { localizedSchema } from '../sentence'

/** A fraction of the width or height of a picture. */
const fractionSchema = z.coerce.number().min(0).max(1)

/** The demo's photographs; `npm run pictures` paints their files. */
export const pictures = readTable(
  'pictures',
  z.strictObject({
    key: z.string(),
    alt_de: z.string(),
    alt_en: z.string(),
    description_de: z.string(),
    description_en: z.string(),
    focal_x: fractionSchema,
    focal_y: fractionSchema,
  }),
).map((row) => ({
  key: row.key,
  file: `${row.key}.jpg`,
  alt: { de: row.alt_de, en: row.alt_en },
  description: { de: row.description_de, en: row.description_en },
  focal: { x: row.focal_x, y: row.focal_y },
  copyright: 'VBO / Bühnenhaus Bildwerkstatt',
}))

/** The logos of the demo organizations; `npm run pictures` draws their files. */
export const logos = readContent('logos', z.array(z.strictObject({ key: z.string(), alt: localizedSchema }))).map(
  ({ key, alt }) => ({
    key: `logo-${key}`,
    file: `logos/${key}.png`,
    alt,
    description: { de: '', en: '' },
    focal: { x: 0.5, y: 0.5 },
    copyright: '',
  }),
)
