import type { AccountNavigation } from '@/lib/api/account-navigation'
import type { MenuUser } from './account-label'

export interface SelfServiceEntry {
  title: string
  url: string
  children: SelfServiceEntry[]
}

/** The user navigation: the user's entries and the categories of downloads. */
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

/**
 * Converts the backend's user navigation (spec §3: pages and categories of user unions); empty for
 * null.
 */
export function toUserNavigation(navigation: AccountNavigation | null): UserNavigation {
  if (!navigation) return { entries: [], downloadCategories: [] }
  const { pages, unionCategories, downloadCategories } = navigation
  return { entries: [...pages, ...unionCategories], downloadCategories }
}

/** Returns the entries of the self-service menu (spec §2). */
export function toSelfServiceMenu(
  user: Pick<MenuUser, 'group'>,
  navigation: UserNavigation,
  { labels, addresses }: SelfServiceTexts,
): SelfServiceMenuData {
  const toEntry = (destination: Destination, children: SelfServiceEntry[] = []) => ({
    title: labels[destination],
    url: addresses[destination],
    children,
  })
  const { entries, downloadCategories } = navigation
  return {
    heading: user.group === jobBoardGroup ? labels.jobBoard : labels.members,
    entries: [
      toEntry('start'),
      ...entries,
      ...(downloadCategories.length > 0 ? [toEntry('downloads', downloadCategories)] : []),
      ...(groupsWithAds.includes(user.group) ? [toEntry('jobs')] : []),
    ],
    meta: [toEntry('profile'), toEntry('password'), toEntry('logout')],
  }
}
