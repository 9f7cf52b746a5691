import { fetchIsDisabled } from '@/lib/api/is-disabled'
import { findListedRedirect, findRestrictedRedirect, lookUpRedirect } from '@/lib/api/redirect-lookup'
import { fetchIsEditor, fetchIsSignedIn, fetchIsStaff, fetchLacksSecondFactor, findSessionId } from '@/lib/api/visitor'
import { toComparablePath } from '@/lib/contract/common/comparable-path'
import { env, isHttps } from '@/lib/env'
import { readReturnPath } from '@/lib/i18n/return-address'
import { announceRedirectVisit } from '@/lib/redirect-visits'
import {
  loadCategoryAddress,
  loadDirectoryAddress,
  loadDownloadAddress,
  loadMembersDownloadAddress,
} from './download-lookup'
import { loadIssueAddress, loadJobAddress, loadOwnJobAddress } from './item-lookup'
import { hasMembersPage, isOffline, isRestricted, isWithoutPage } from './page-lookup'
import type { RuleContext } from './rule'

/** Runs `work` at the first call; all calls share the result. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined
  return () => {
    result ??= work()
    return result
  }
}

function isStyleguideOpen(): boolean {
  const { NODE_ENV, STYLEGUIDE } = env()
  return STYLEGUIDE || NODE_ENV === 'development'
}

/**
 * Creates the context of a request. Each session check calls the backend once. If the backend
 * cannot identify the visitor, the check throws an UnknownVisitorError, without a redirect to the
 * login.
 */
export function createRuleContext(headers: Headers): RuleContext {
  const cookie = headers.get('cookie')
  const checkSession = (check: (cookie: string) => Promise<boolean>) =>
    once(async () => cookie !== null && findSessionId(cookie) !== null && (await check(cookie)))
  const isEditor = checkSession(fetchIsEditor)

  return {
    acceptLanguage: headers.get('accept-language'),
    rememberedPath: readReturnPath(cookie ?? '', { isHttps: isHttps() }),
    isSignedIn: checkSession(fetchIsSignedIn),
    isEditor,
    isStaff: checkSession(fetchIsStaff),
    lacksFactor: checkSession(fetchLacksSecondFactor),
    loadJobAddress,
    loadIssueAddress,
    loadOwnJobAddress: (locale, id) => loadOwnJobAddress(locale, id, cookie),
    loadDownloadAddress,
    loadDirectoryAddress,
    loadCategoryAddress,
    loadMembersDownloadAddress: (locale, entry) => loadMembersDownloadAddress(locale, entry, cookie),
    isWithoutPage,
    isRestricted,
    hasMembersPage: (locale, path) => hasMembersPage(locale, path, cookie, isEditor),
    isOffline: (locale, path) => isOffline(locale, path, cookie),
    maySeeStyleguide: async () => isStyleguideOpen() || (await isEditor()),
    findListedTarget: findListedRedirect,
    countRedirect: (path) => announceRedirectVisit(toComparablePath(path)),
    lookUp: lookUpRedirect,
    findRestrictedTarget: (locale, path) => findRestrictedRedirect(locale, path, cookie),
    isDisabled: fetchIsDisabled,
  }
}
