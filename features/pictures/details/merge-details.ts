import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureDetails } from '@/lib/contract/media/picture-details'

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

export function toDetails(picture: LibraryPicture): PictureDetails {
  return pickDetails(picture, detailNames)
}

/** Lists the details that differ from the stored ones. */
export function listChangedDetails(storedDetails: PictureDetails, mine: PictureDetails): DetailName[] {
  return detailNames.filter((name) => !isSameDetail(storedDetails[name], mine[name]))
}

/**
 * Merges the edited details with the details that another user has stored since `base`. A field
 * that the two users changed differently is contested and keeps the value of `mine`.
 */
export function mergeDetails(
  base: PictureDetails,
  mine: PictureDetails,
  theirs: PictureDetails,
): { details: PictureDetails; contestedFields: DetailName[] } {
  const ownChanges = listChangedDetails(base, mine)
  const otherChanges = listChangedDetails(base, theirs)
  const contestedFields = ownChanges.filter(
    (name) => otherChanges.includes(name) && !isSameDetail(mine[name], theirs[name]),
  )
  return { details: { ...theirs, ...pickDetails(mine, ownChanges) }, contestedFields }
}

export function pickDetails<Name extends DetailName>(
  details: PictureDetails,
  names: readonly Name[],
): Pick<PictureDetails, Name> {
  return Object.fromEntries(names.map((name) => [name, details[name]])) as Pick<PictureDetails, Name>
}

export function isSameDetail(a: PictureDetails[DetailName], b: PictureDetails[DetailName]): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b
  return a.x === b.x && a.y === b.y
}
