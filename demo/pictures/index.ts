import { z } from 'zod'
import { readContent } from '../read-content'
import { localizedSchema } from '../sentence'

const pictureSchema = z.strictObject({
  key: z.string(),
  file: z.string(),
  alt: localizedSchema,
  description: localizedSchema,
  copyright: z.string(),
  /** The focal point, in fractions of the picture's width and height. */
  focal: z
    .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .default({ x: 0.5, y: 0.5 }),
})

/** The demo's photographs; `npm run pictures` paints their files. */
export const pictures = readContent(
  'pictures',
  z.array(pictureSchema.omit({ file: true, copyright: true })),
).map((picture) => ({ ...picture, file: `${picture.key}.jpg`, copyright: 'VBO / Bühnenhaus Bildwerkstatt' }))

/** The logos of the demo organizations; `npm run pictures` draws their files. */
export const logos = readContent('logos', z.array(pictureSchema))
