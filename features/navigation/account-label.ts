/** The data of the logged-in user that menus show (spec §3, user data). */
export interface MenuUser {
  first_name: string
  last_name: string
  email: string
  group: string
}

/**
 * Returns the label of the account link (spec §2): the full name, the e-mail address, or the label
 * for visitors.
 */
export function formatAccountLabel(
  user: Pick<MenuUser, 'first_name' | 'last_name' | 'email'> | null,
  anonymousLabel: string,
) {
  if (!user) return anonymousLabel
  const names = [user.first_name, user.last_name].map((part) => part.trim()).filter(Boolean)
  return (names.length === 2 ? names.join(' ') : user.email.trim()) || anonymousLabel
}
