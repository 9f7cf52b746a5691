import type { RedirectLookup } from '@/lib/api/redirect-lookup'
import type { Locale } from '@/lib/contract/common/locale'
import type { Address } from './address'
import type { DownloadEntry } from './download-lookup'

/** Facts about a visit for the rules. Questions about the visitor throw if the backend fails. */
export interface RuleContext {
  acceptLanguage: string | null
  /** Path that required the login, from a cookie. */
  rememberedPath: string | null
  isSignedIn(): Promise<boolean>
  isEditor(): Promise<boolean>
  /** Returns true for users of the administration. */
  isStaff(): Promise<boolean>
  /** Returns true if the role requires a second factor that is not set up. */
  lacksFactor(): Promise<boolean>
  /** Finds the target of a path in the redirect list; null without an entry or on failure. */
  findListedTarget(locale: Locale, path: string): Promise<string | null>
  /** Counts a visit that an entry of the redirect list redirects. */
  countRedirect(path: string): void
  /** Looks up the redirect of a path (spec §4). It has no target on failure. */
  lookUp(locale: Locale, path: string): Promise<RedirectLookup>
  /** Finds the target of a path in the members' area; null without access. */
  findRestrictedTarget(locale: Locale, path: string): Promise<string | null>
  /** Loads the address of a published ad. Like the next functions, it returns null without one. */
  loadJobAddress(locale: Locale, id: string): Promise<string | null>
  /** Loads the address of a sent newsletter issue. */
  loadIssueAddress(locale: Locale, id: string): Promise<string | null>
  /** Loads the address of the visitor's own ad. */
  loadOwnJobAddress(locale: Locale, id: string): Promise<string | null>
  /** Loads the current address of a public download category or directory. */
  loadDownloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null>
  /** Loads the current address of a public download directory. */
  loadDirectoryAddress(locale: Locale, id: number): Promise<string | null>
  /** Loads the address of a public download category. */
  loadCategoryAddress(locale: Locale, slug: string): Promise<string | null>
  /** Loads the current address of members' downloads. */
  loadMembersDownloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null>
  /** Returns true if no page exists at a path; false if unknown. */
  isWithoutPage(locale: Locale, path: string): Promise<boolean>
  /** Returns true if a page of the members' area exists, even without access. */
  hasMembersPage(locale: Locale, path: string): Promise<boolean>
  /** Returns true if only editors see the page. */
  isOffline(locale: Locale, path: string): Promise<boolean>
  /** Returns true if a page outside the account area is restricted. */
  isRestricted(locale: Locale, path: string): Promise<boolean>
  /** Returns true for editors, or for everybody if the environment opens the style guide. */
  maySeeStyleguide(): Promise<boolean>
  /** Returns true if settings or environment switch the site off. */
  isDisabled(): Promise<boolean>
}

/** The address that a rule leads to. */
export interface Step {
  target: Address
  /** True if the step depends on the user and must not be cached. */
  isPersonal?: boolean
  /** True if the step depends on the browser's languages; the redirect is then temporary. */
  isNegotiated?: boolean
  /** True if the step leads to the login. The requested address is stored. */
  asksLogin?: boolean
  /** True if the step leads from the login to the stored page. */
  endsLogin?: boolean
}

/** Returns the next address, or null if the rule does not apply. */
export type Rule = (address: Address, context: RuleContext) => Step | null | Promise<Step | null>
