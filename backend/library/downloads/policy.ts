import { isEditor, isMember, isOffice, type Right } from '@/backend/platform/access/roles'

/**
 * Members, editors and administrators may read protected downloads (spec §6). Public downloads need
 * no right.
 */
export const mayReadProtected: Right = isMember

/** Editors may read the files of unpublished articles. */
export const mayReadUnpublished: Right = isEditor

/** The office manages downloads. */
export const mayManageDownloads: Right = isOffice
