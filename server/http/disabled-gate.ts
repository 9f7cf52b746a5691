import { listCalls } from '@/lib/contract/forms/subscription'
import { getRulesAtAddress } from '@/lib/i18n/route-access'
import type { MayBypass } from '../html/cache-bypass'
import { toClientKey } from './client-key'
import { isContractPath } from './contract-paths'
import type { RoutedExchange } from './exchange'

export interface DisabledGateOptions {
  mayBypass: MayBypass
  /** Returns true while the site is switched off. */
  isDisabled: () => Promise<boolean>
}

/** Visitors whose calls and forms the gate admits. */
export type Admission = 'everybody' | 'staff' | 'nobody'

/**
 * Calls that are needed to switch the site on again, the pictures of its pages, and calls by links
 * and keys from mails. The backend authorizes calls of the administration and of accounts.
 */
const openCallPattern = new RegExp(
  [
    '^(?:/[a-z]{2})?/api/(?:administration|csrf|health|set-up|settings|users/me)(?:/|$)',
    `^/[a-z]{2}/api/(?:${Object.values(listCalls).join('|')})/(?:confirm|settings|unsubscribe)(?:/|$)`,
    '^(?:/[a-z]{2})?/api/(?:jobs/renewal|jobs/team/(?:invitation|join)|organizations/confirmation)(?:/|$)',
    '^(?:/[a-z]{2})?/api/(?:newsletter-links|press-dispatches|preview)(?:/|$)',
    '^/[a-z]{2}/pageeditor-api/user/?$',
    '^/_allauth/(?!browser/v1/auth/signup(?:/|$))',
    '^/media/',
  ].join('|'),
)

/**
 * Creates a function that returns the admission for a call, feed or form while the site is switched
 * off (spec §2.3). The middleware does the same for pages.
 */
export function createDisabledGate({ mayBypass, isDisabled }: DisabledGateOptions) {
  return async ({ request, target: { pathname }, client }: RoutedExchange): Promise<Admission> => {
    const isOpen = isContractPath(pathname)
      ? openCallPattern.test(pathname)
      : getRulesAtAddress(pathname).isShownWhenDisabled
    if (isOpen || !(await isDisabled())) return 'everybody'
    const isStaff = await mayBypass('staff', request.headers.cookie, toClientKey(client.address))
    return isStaff ? 'staff' : 'nobody'
  }
}
