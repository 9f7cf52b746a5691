import type { LibraryPicture } from '@/lib/contract/media/media'

const thumb = { avif: '/a.avif', webp: '/a.webp', jpg: '/a.jpg', width: 320, height: 180 }

/** Creates a picture of the library without texts. */
export function createPicture(id: number, overrides: Partial<LibraryPicture> = {}): LibraryPicture {
  return {
    id,
    alt: '',
    alt_de: '',
    alt_en: '',
    description: '',
    description_de: '',
    description_en: '',
    copyright: '',
    focal: { x: 0.5, y: 0.5 },
    width: 1600,
    height: 900,
    is_decorative: false,
    thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
    file_name: `bild-${id}.jpg`,
    mime: 'image/jpeg',
    byte_size: 500_000,
    folder: null,
    revision: 1,
    created_at: '2026-01-01T10:00:00+01:00',
    updated_at: '2026-01-01T10:00:00+01:00',
    ...overrides,
  }
}
