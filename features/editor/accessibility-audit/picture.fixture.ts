import { createImage } from '@/features/blocks/module.fixture'
import { createPicture } from '@/features/pictures/picture.fixture'
import type { LibraryPicture } from '@/lib/contract/media/media'

/** A picture without a description in a block. */
export const undescribedPicture = createImage('saal', { id: 7, alt: '' })

/** Creates the response of the library with a German description of the picture. */
export function createPictureResponse(alt: string): { status: number; data: LibraryPicture; retryAfter: null } {
  const data = createPicture(7, { ...undescribedPicture, alt, alt_de: alt })
  return { status: 200, data, retryAfter: null }
}
