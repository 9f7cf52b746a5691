import { isEditor, isOffice, type Right } from '@/backend/platform/access/roles'

/** May edit the pages of organizations and read unpublished ones. */
export const mayEditOrganizations: Right = isEditor

/** May manage the entries of the directory; their pages are edited by editors. */
export const mayKeepOrganizations: Right = isOffice
