import type { Image } from '@/lib/contract/image'
import type { LibraryPicture } from '@/lib/contract/media'

/** A picture of the library as blocks hold and show it: without what is said of it in the library alone. */
export function imageOf(picture: LibraryPicture): Image {
  const { id, alt, copyright, description, focal, width, height, thumbs } = picture
  return { id, alt, copyright, description, focal, width, height, thumbs }
}
