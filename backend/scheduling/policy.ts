import { isEditor, isOffice, isStaff, type Right } from '../access/roles'

/** Those who run the site see what is planned. */
export const maySeeSchedule: Right = isStaff

/** Who plans pages of a content type: editors all, the office those of the directory. */
export function mayPlan(contentType: string): Right {
  return (user) => isEditor(user) || (contentType === 'organization' && isOffice(user))
}
