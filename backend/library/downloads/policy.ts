import { isEditor, isMember, isOffice, type Right } from '@/backend/platform/access/roles'

/**
 * Everybody may read public downloads; members, editors and administrators also protected ones
 * (spec §6).
 */
export const mayReadProtected: Right = isMember

/** Editors may read the files of unpublished articles. */
export const mayReadUnpublished: Right = isEditor

/** The office manages downloads. */
export const mayKeepDownloads: Right = isOffice
