/** What the frame reads of the current-user answer (spec §3, user data). */
export interface CurrentUser {
  first_name: string
  last_name: string
  email: string
  group: string
}

/** The user that an answer names; null for what names none. By hand: a schema would bring its library to every page. */
export function currentUserOf(data: unknown): CurrentUser | null {
  if (typeof data !== 'object' || data === null || !('email' in data)) return null
  const text = (name: string) => {
    const value = Object.entries(data).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : ''
  }
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    group: text('group'),
  }
}
