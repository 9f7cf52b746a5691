import type { Image } from '@/lib/contract/media/image'
import type { LibraryPicture } from '@/lib/contract/media/media'

/** A picture of the library in the form that blocks store, without details that only the library uses. */
export function imageOf(picture: LibraryPicture): Image {
  const { id, alt, copyright, description, focal, width, height, thumbs } = picture
  return { id, alt, copyright, description, focal, width, height, thumbs }
}
