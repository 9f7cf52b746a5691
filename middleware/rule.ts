import type { LookUp } from '@/lib/api/redirect-lookup'
import type { Locale } from '@/lib/contract/common/locale'
import type { Address } from './address'

/** What the rules may know of a visit beside its address. Every answer about a person is the backend's word; without it they throw. */
export interface RequestContext {
  acceptLanguage: string | null
  /** The path that asked for the login, as the visitor's cookie says; null for none. */
  rememberedPath: string | null
  isSignedIn(): Promise<boolean>
  isEditor(): Promise<boolean>
  /** Whether the visitor administers anything. */
  isStaff(): Promise<boolean>
  /** Whether the visitor's role waits for a second factor to be set up. */
  lacksFactor(): Promise<boolean>
  /** The target of the redirect list for a path; null where it has none or cannot be read. */
  listedTarget(locale: Locale, path: string): Promise<string | null>
  /** Counts that the visit was led on by the redirect list from a path. */
  countRedirect(path: string): void
  /** The answer to the look-up of a single path; of nothing where there is none or the look-up fails (spec §4). */
  lookUp(locale: Locale, path: string): Promise<LookUp>
  /** Where a path leads whose look-up says that it is guarded; null where the visitor may not know. */
  guardedTarget(locale: Locale, path: string): Promise<string | null>
  /** The address of the running ad with an id; null where there is none. */
  jobAddress(locale: Locale, id: string): Promise<string | null>
  /** The address at which the visitor sees an own ad; null for what is not theirs. */
  ownJobAddress(locale: Locale, id: string): Promise<string | null>
  /**
   * Whether a path has no content page (without the language prefix, encoded); false while that is unknown.
   */
  isWithoutPage(locale: Locale, path: string): Promise<boolean>
  /** Whether a content page lies at a path of the members' area, be it for the visitor or for others. */
  hasMembersPage(locale: Locale, path: string): Promise<boolean>
  /** Whether the page at a path is there for editors alone: offline, or never published. */
  isOffline(locale: Locale, path: string): Promise<boolean>
  /** Whether the page at a path outside the account's folder is for users alone all the same. */
  isGuarded(locale: Locale, path: string): Promise<boolean>
  /** Whether the visitor may see the style guide: editors, and everybody where the environment opens it. */
  seesStyleguide(): Promise<boolean>
  /** Whether the site is switched off, by its settings or the environment. */
  isDisabled(): Promise<boolean>
}

/** Another address in place of the asked one. */
export interface Step {
  to: Address
  /** The step depends on the user: the response must not be cached. */
  personal?: boolean
  /** The step depends on the visitor's languages, so it is no permanent one. */
  negotiated?: boolean
  /** The step leads to the login, since the address is for signed-in visitors alone. */
  asksLogin?: boolean
  /** The step leads back from the login, to where its visitor wanted to be. */
  endsLogin?: boolean
}

/** One rule of the middleware: the next address, or null where the rule has nothing to say. */
export type Rule = (address: Address, context: RequestContext) => Step | null | Promise<Step | null>
