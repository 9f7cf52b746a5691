import type { RedirectLookup } from '@/lib/api/redirect-lookup'
import type { Locale } from '@/lib/contract/common/locale'
import type { Address } from './address'
import type { DownloadEntry } from './download-lookup'

/**
 * Facts about a visit, apart from its address, on which the rules decide. The backend answers the
 * questions about the visitor. If it cannot, they throw. Not to be confused with the context for
 * the log (`lib/request-context.ts`).
 */
export interface RuleContext {
  acceptLanguage: string | null
  /** Path that required the login, from a cookie of the visitor; null if there is none. */
  rememberedPath: string | null
  isSignedIn(): Promise<boolean>
  isEditor(): Promise<boolean>
  /** Returns true if the visitor may use the administration. */
  isStaff(): Promise<boolean>
  /** Returns true if the visitor's role requires a second factor and none is set up yet. */
  lacksFactor(): Promise<boolean>
  /**
   * Target of a path in the redirect list; null if the list has no entry for it or cannot be read.
   */
  listedTarget(locale: Locale, path: string): Promise<string | null>
  /** Counts a visit of a path that the redirect list redirected. */
  countRedirect(path: string): void
  /**
   * Looks up the redirect for a single path. The result has no target if there is none or the
   * lookup fails (spec §4).
   */
  lookUp(locale: Locale, path: string): Promise<RedirectLookup>
  /** Target of a redirect into the members' area; null if the visitor may not see the target. */
  restrictedTarget(locale: Locale, path: string): Promise<string | null>
  /** Address of the published ad with this id, or null. */
  jobAddress(locale: Locale, id: string): Promise<string | null>
  /** Address of the sent newsletter issue with this id, or null. */
  issueAddress(locale: Locale, id: string): Promise<string | null>
  /** Address at which visitors see their own ad; null for an ad of another user. */
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
   * Returns true if no content page exists at a path (encoded, without the language prefix).
   * Returns false if the backend cannot tell.
   */
  isWithoutPage(locale: Locale, path: string): Promise<boolean>
  /**
   * Returns true if a content page exists at a path of the members' area, even if this visitor may
   * not see it.
   */
  hasMembersPage(locale: Locale, path: string): Promise<boolean>
  /**
   * Returns true if only editors see the page at a path, because it is offline or was never
   * published.
   */
  isOffline(locale: Locale, path: string): Promise<boolean>
  /** Returns true if a page outside the account area is restricted. */
  isRestricted(locale: Locale, path: string): Promise<boolean>
  /**
   * Returns true for editors. Returns true for everybody if the environment opens the style guide.
   */
  seesStyleguide(): Promise<boolean>
  /** Returns true if the settings or the environment have switched the site off. */
  isDisabled(): Promise<boolean>
}

/** The address that a rule leads to, instead of the requested one. */
export interface Step {
  to: Address
  /** True if the step depends on the user. The response must then not be cached. */
  personal?: boolean
  /** True if the step depends on the languages of the browser. The redirect is then temporary. */
  negotiated?: boolean
  /** True if the step leads to the login. The requested address is remembered for the return. */
  asksLogin?: boolean
  /** True if the step leads from the login to the remembered page. */
  endsLogin?: boolean
}

/** A rule of the middleware. Returns the next address, or null if the rule does not apply. */
export type Rule = (address: Address, context: RuleContext) => Step | null | Promise<Step | null>
