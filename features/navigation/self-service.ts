import type { AccountNavigation } from '@/lib/api/account-navigation'
import type { MenuUser } from './account-label'

/** An entry of the self-service menu. */
export interface SelfServiceEntry {
  title: string
  url: string
  children: SelfServiceEntry[]
}

/** The user navigation: the user's own entries and the categories of downloads. */
export interface UserNavigation {
  entries: SelfServiceEntry[]
  downloadCategories: SelfServiceEntry[]
}

type Destination = 'start' | 'downloads' | 'jobs' | 'profile' | 'password' | 'logout'
/** The labels and addresses of the fixed entries, and the two headings. */
export interface SelfServiceTexts {
  /** The announcement while the user navigation loads. */
  loading: string
  labels: Record<Destination | 'jobBoard' | 'members', string>
  addresses: Record<Destination, string>
}

export interface SelfServiceMenuData {
  heading: string
  entries: SelfServiceEntry[]
  meta: SelfServiceEntry[]
}

/** The names of the groups in the backend. */
const jobBoardGroup = 'Jobbörse'
const groupsWithAds = [jobBoardGroup, 'Mitglied + Jobbörse']

/** Converts the backend's user navigation (spec §3: pages and the categories of user unions); empty without one. */
export function userNavigationOf(navigation: AccountNavigation | null): UserNavigation {
  if (!navigation) return { entries: [], downloadCategories: [] }
  const { pages, unionCategories, downloadCategories } = navigation
  return { entries: [...pages, ...unionCategories], downloadCategories }
}

/** The entries of the self-service menu (spec §2). */
export function selfServiceMenu(
  user: Pick<MenuUser, 'group'>,
  navigation: UserNavigation,
  { labels, addresses }: SelfServiceTexts,
): SelfServiceMenuData {
  const fixed = (destination: Destination, children: SelfServiceEntry[] = []) => ({
    title: labels[destination],
    url: addresses[destination],
    children,
  })
  const { entries, downloadCategories } = navigation
  return {
    heading: user.group === jobBoardGroup ? labels.jobBoard : labels.members,
    entries: [
      fixed('start'),
      ...entries,
      ...(downloadCategories.length > 0 ? [fixed('downloads', downloadCategories)] : []),
      ...(groupsWithAds.includes(user.group) ? [fixed('jobs')] : []),
    ],
    meta: [fixed('profile'), fixed('password'), fixed('logout')],
  }
}
