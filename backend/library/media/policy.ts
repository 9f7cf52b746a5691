import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/** All staff may use the media library: the office needs it for logos and pictures of members. */
export const mayUseLibrary: Right = isStaff

/** Editors may edit the descriptions of all pictures. */
export const mayDescribePictures: Right = isEditor
