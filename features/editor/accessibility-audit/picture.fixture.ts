import { createPicture } from '@/features/pictures/picture.fixture'
import type { LibraryPicture } from '@/lib/contract/media/media'

const thumb = { avif: '/a', webp: '/w', jpg: '/j', width: 1, height: 1 }

/** A picture without a description in a block. */
export const undescribedPicture = {
  id: 7,
  alt: '',
  copyright: '',
  description: '',
  focal: { x: 0.5, y: 0.5 },
  width: 4,
  height: 3,
  thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
}

/** Creates the response of the library with a German description of the picture. */
export function createPictureResponse(alt: string): { status: number; data: LibraryPicture; retryAfter: null } {
  const data = createPicture(7, { ...undescribedPicture, alt, alt_de: alt })
  return { status: 200, data, retryAfter: null }
}
