import type { SeedPicture } from '../content'

type Words = { de: string; en: string }

/** A demo picture of the house's own workshop; the focal point is in parts of 1. */
export function picture(key: string, [x, y]: [number, number], alt: Words, description: Words): SeedPicture {
  return {
    key,
    file: `${key}.jpg`,
    alt,
    description,
    copyright: 'VBO / Bühnenhaus Bildwerkstatt',
    focal: { x, y },
  }
}
