import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureDetails } from '../calls'

export const detailNames = [
  'alt_de',
  'alt_en',
  'is_decorative',
  'description_de',
  'description_en',
  'copyright',
  'focal',
  'folder',
] as const satisfies readonly (keyof PictureDetails)[]
export type DetailName = (typeof detailNames)[number]

/** The details of a picture. */
export function detailsOf(picture: LibraryPicture): PictureDetails {
  return pick(picture, detailNames)
}

/** The details that differ from what is stored. */
export function changedDetails(stored: PictureDetails, mine: PictureDetails): DetailName[] {
  return detailNames.filter((name) => !isSame(stored[name], mine[name]))
}

/**
 * Three-way merge of the edited details with those that somebody else stored meanwhile. Where both changed a field to
 * different values, `details` has mine, and the field is contested.
 */
export function mergeDetails(
  base: PictureDetails,
  mine: PictureDetails,
  theirs: PictureDetails,
): { details: PictureDetails; contested: DetailName[] } {
  const own = changedDetails(base, mine)
  const foreign = changedDetails(base, theirs)
  const contested = own.filter((name) => foreign.includes(name) && !isSame(mine[name], theirs[name]))
  return { details: { ...theirs, ...pick(mine, own) }, contested }
}

/** Some of the details. */
export function pick<Name extends DetailName>(
  details: PictureDetails,
  names: readonly Name[],
): Pick<PictureDetails, Name> {
  return Object.fromEntries(names.map((name) => [name, details[name]])) as Pick<PictureDetails, Name>
}

function isSame(one: PictureDetails[DetailName], other: PictureDetails[DetailName]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  return one.x === other.x && one.y === other.y
}
