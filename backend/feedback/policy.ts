import { isEditor, type Right } from '../access/roles'

/** Editors comment on pages, ask each other for reviews, and decide on them. */
export const mayGiveFeedback: Right = isEditor
