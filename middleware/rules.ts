import type { Rules } from './resolve-redirect'
import { accountGates } from './rules/account-gates'
import { administrationGate } from './rules/administration-gate'
import { canonicalPath } from './rules/canonical-path'
import { hubGate } from './rules/hub-gate'
import { itemAddress } from './rules/item-address'
import { localePrefix } from './rules/locale-prefix'
import { otherLanguageRoute } from './rules/other-language-route'
import { redirectList } from './rules/redirect-list'
import { redirectOfPath } from './rules/redirect-of-path'
import { trailingSlash } from './rules/trailing-slash'
import { versionGuard } from './rules/version-guard'

/** The rules of spec §4.2 and others, in order. `resolveRedirect` starts again after each step. */
export const rules: Rules = {
  entries: [redirectList, redirectOfPath],
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
