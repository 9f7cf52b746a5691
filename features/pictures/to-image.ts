import type { Image } from '@/lib/contract/media/image'
import type { LibraryPicture } from '@/lib/contract/media/media'

/** Converts a picture of the library to the format in which blocks store it. */
export function toImage(picture: LibraryPicture): Image {
  const { id, alt, copyright, description, focal, width, height, thumbs } = picture
  return { id, alt, copyright, description, focal, width, height, thumbs }
}
