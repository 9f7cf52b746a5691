import { guardedTarget, listedTarget, lookUp } from '@/lib/api/redirect-lookup'
import { askIsEditor, askIsSignedIn, askIsStaff, askLacksFactor, sessionOf } from '@/lib/api/visitor'
import { defaultLocale } from '@/lib/contract/common/locale'
import { env, isHttps } from '@/lib/env'
import { comparablePath } from '@/lib/i18n/comparable-path'
import { rememberedPath } from '@/lib/i18n/return-address'
import { announceRedirectVisit } from '@/lib/redirect-visits'
import { jobAddress, ownJobLookup } from './job-lookup'
import { hasMembersPage, isGuarded, isOffline, isWithoutPage } from './page-lookup'
import type { RequestContext } from './rule'
import { settingsDisable } from './settings-lookup'

/** Runs `work` at the first call; further calls share its result. */
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
 * What the rules may query about one request; each call is made to the backend once at most. If it cannot
 * identify the user, the rules fail with its UnknownVisitorError: access is denied, without a redirect to the
 * login.
 */
export function createRequestContext(headers: Headers): RequestContext {
  const cookie = headers.get('cookie')
  const says = (ask: (cookie: string) => Promise<boolean>) =>
    once(async () => cookie !== null && sessionOf(cookie) !== null && (await ask(cookie)))
  const isEditor = says(askIsEditor)

  return {
    acceptLanguage: headers.get('accept-language'),
    rememberedPath: rememberedPath(cookie ?? '', { isHttps: isHttps() }),
    isSignedIn: says(askIsSignedIn),
    isEditor,
    isStaff: says(askIsStaff),
    lacksFactor: says(askLacksFactor),
    jobAddress,
    ownJobAddress: (locale, id) => ownJobLookup(locale, id, cookie),
    isWithoutPage,
    isGuarded,
    hasMembersPage: (locale, path) => hasMembersPage(locale, path, cookie, isEditor),
    isOffline: (locale, path) => isOffline(locale, path, cookie),
    seesStyleguide: async () => isStyleguideOpen() || (await isEditor()),
    listedTarget,
    countRedirect: (path) => announceRedirectVisit(comparablePath(path)),
    lookUp,
    guardedTarget: (locale, path) => guardedTarget(locale, path, cookie),
    isDisabled: async () => env().SITE_DISABLED || (await settingsDisable(defaultLocale)),
  }
}
