import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/** Who runs the site uses the media library, all of it: the office for the logos and pictures of members. */
export const mayUseLibrary: Right = isStaff

/** Editors go through what is said of all pictures. */
export const mayDescribePictures: Right = isEditor
