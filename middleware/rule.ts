import type { RedirectLookup } from '@/lib/api/redirect-lookup'
import type { Locale } from '@/lib/contract/common/locale'
import type { Address } from './address'
import type { DownloadEntry } from './download-lookup'

/**
 * Facts about a visit for the rules, apart from its address. The backend answers all questions
 * about the visitor; they throw if it cannot. The log has its own `lib/request-context.ts`.
 */
export interface RuleContext {
  acceptLanguage: string | null
  /** Path that required the login, from the visitor's cookie, or null. */
  rememberedPath: string | null
  isSignedIn(): Promise<boolean>
  isEditor(): Promise<boolean>
  /** Returns true if the visitor may use the administration. */
  isStaff(): Promise<boolean>
  /** Returns true if the visitor's role requires a second factor that is not set up yet. */
  lacksFactor(): Promise<boolean>
  /**
   * Target of the redirect list for a path; null without an entry or if the list cannot be read.
   */
  listedTarget(locale: Locale, path: string): Promise<string | null>
  /** Counts a redirect of the list from a path. */
  countRedirect(path: string): void
  /** Look-up of a single path; without target if there is none or the look-up fails (spec §4). */
  lookUp(locale: Locale, path: string): Promise<RedirectLookup>
  /** Target of a redirect to a restricted page; null if the visitor may not see the target. */
  restrictedTarget(locale: Locale, path: string): Promise<string | null>
  /** Address of the running ad with an id, or null. */
  jobAddress(locale: Locale, id: string): Promise<string | null>
  /** Address of the sent newsletter issue with an id, or null. */
  issueAddress(locale: Locale, id: string): Promise<string | null>
  /** Address at which visitors see their own ad; null for ads of others. */
  ownJobAddress(locale: Locale, id: string): Promise<string | null>
  /** Present address of a public download category or directory; null without one. */
  downloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null>
  /** Present address of the public download directory with an id; null without one. */
  directoryAddress(locale: Locale, id: number): Promise<string | null>
  /** Address of the public download category with a slug; null without one. */
  categoryAddress(locale: Locale, slug: string): Promise<string | null>
  /** Present address of a download directory or category of members; null for other visitors. */
  membersDownloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null>
  /**
   * Returns true if a path (without the language prefix, encoded) has no content page; false while
   * that is unknown.
   */
  isWithoutPage(locale: Locale, path: string): Promise<boolean>
  /**
   * Returns true if a path of the members' area has a content page, for this visitor or for others.
   */
  hasMembersPage(locale: Locale, path: string): Promise<boolean>
  /** Returns true if only editors see the page at a path: it is offline or was never published. */
  isOffline(locale: Locale, path: string): Promise<boolean>
  /** Returns true if a page outside the account's folder is restricted. */
  isRestricted(locale: Locale, path: string): Promise<boolean>
  /** Returns true for editors, and for everybody if the environment opens the style guide. */
  seesStyleguide(): Promise<boolean>
  /** Returns true if the settings or the environment switch the site off. */
  isDisabled(): Promise<boolean>
}

/** Another address instead of the requested one. */
export interface Step {
  to: Address
  /** The step depends on the user: the response must not be cached. */
  personal?: boolean
  /** The step depends on the visitor's languages, so it is temporary. */
  negotiated?: boolean
  /** The step leads to the login, because the address requires one. */
  asksLogin?: boolean
  /** The step leads from the login back to the requested page. */
  endsLogin?: boolean
}

/** A rule of the middleware. Returns the next address, or null if the rule does not apply. */
export type Rule = (address: Address, context: RuleContext) => Step | null | Promise<Step | null>
