import { isEditor, isMember, isOffice, type Right } from '@/backend/platform/access/roles'

/** Public downloads are for everybody; protected ones are for members, editors and administrators (spec §6). */
export const mayReadProtected: Right = isMember

/** Editors read the files of articles that are not published. */
export const mayReadUnpublished: Right = isEditor

/** The office keeps the categories of downloads. */
export const mayKeepDownloads: Right = isOffice
