import { isEditor, isUser, type Right } from '../access/roles'

/** Users read, change and delete their own account. */
export const mayManageAccount: Right = isUser

/** Who is shown what editors work with; the rights themselves are asked for by each call. */
export const isShownEditing: Right = isEditor

/** Administrators open and close accounts, and give groups and roles. */
export const mayManageUsers: Right = ({ role }) => role === 'admin'

/** Who is led to the style guide. */
export const isShownStyleguide: Right = ({ role }) => role === 'admin'
