import type { Image, Thumb } from '@/lib/contract/media/image'

/** The pictures of public/specimens with their widths and shape; scripts/styleguide-pictures.mjs makes them. */
const pictures: Record<string, { widths: [small: number, large: number]; ratio: number }> = {
  hall: { widths: [640, 1280], ratio: 16 / 9 },
  seats: { widths: [640, 1280], ratio: 4 / 3 },
  stairs: { widths: [640, 1280], ratio: 4 / 3 },
  spot: { widths: [640, 1280], ratio: 3 / 4 },
  costume: { widths: [640, 1280], ratio: 3 / 4 },
  'logo-folds': { widths: [400, 400], ratio: 2 },
  'logo-arcs': { widths: [400, 400], ratio: 2 },
  'logo-light': { widths: [400, 400], ratio: 2 },
}

/**
 * A picture of the style guide as the media library would give it.
 * @throws for an unknown name
 */
export function pictureOf(name: string, alt: string): Image {
  const picture = pictures[name]
  if (!picture) throw new Error(`The style guide has no picture ${name}.`)
  const [narrow, wide] = picture.widths
  const thumb = (width: number): Thumb => {
    const path = `/specimens/${name}-${width}`
    const height = Math.round(width / picture.ratio)
    return { avif: `${path}.avif`, webp: `${path}.webp`, jpg: `${path}.jpg`, width, height }
  }
  return {
    id: Object.keys(pictures).indexOf(name) + 1,
    alt,
    copyright: 'VBO',
    description: '',
    focal: { x: 0.5, y: 0.5 },
    width: wide,
    height: Math.round(wide / picture.ratio),
    thumbs: { small: thumb(narrow), medium: thumb(wide), large: thumb(wide), xlarge: thumb(wide) },
  }
}
