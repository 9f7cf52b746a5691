import type { Rules } from './resolve-redirect'
import { accountGates } from './rules/account-gates'
import { administrationGate } from './rules/administration-gate'
import { canonicalPath } from './rules/canonical-path'
import { hubGate } from './rules/hub-gate'
import { itemAddress } from './rules/item-address'
import { localePrefix } from './rules/locale-prefix'
import { otherLanguageRoute } from './rules/other-language-route'
import { redirectList } from './rules/redirect-list'
import { singleLookup } from './rules/single-lookup'
import { trailingSlash } from './rules/trailing-slash'
import { versionGuard } from './rules/version-guard'

/**
 * The rules of the site in the order of spec §4. After a rule has changed the address,
 * `resolveRedirect` starts again with the first one.
 */
export const rules: Rules = {
  entries: [redirectList, singleLookup],
  fixed: [
    canonicalPath,
    trailingSlash,
    versionGuard,
    accountGates,
    hubGate,
    administrationGate,
    otherLanguageRoute,
    itemAddress,
    localePrefix,
  ],
}
