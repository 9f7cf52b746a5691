import { isEditor, isOffice, type Right } from '@/backend/platform/access/roles'

/** Editors write organizations, and read what is not published. */
export const mayEditOrganizations: Right = isEditor

/** The office keeps the entries of the directory; what stands on their pages is edited by editors. */
export const mayKeepOrganizations: Right = isOffice
