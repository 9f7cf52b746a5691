import { isEditor, isOffice, type Right } from '@/backend/platform/access/roles'

/** May edit the pages of organizations and read unpublished ones. */
export const mayEditOrganizations: Right = isEditor

/** May manage the entries of the directory. Only editors may edit the blocks of their pages. */
export const mayManageOrganizations: Right = isOffice
