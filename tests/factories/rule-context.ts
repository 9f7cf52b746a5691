import type { RuleContext } from '@/middleware/rule'

/** Creates the context of an anonymous visitor on a site without redirects. */
export function aRuleContext(overrides: Partial<RuleContext> = {}): RuleContext {
  return {
    acceptLanguage: null,
    rememberedPath: null,
    isSignedIn: async () => false,
    isEditor: async () => false,
    isStaff: async () => false,
    lacksFactor: async () => false,
    findListedTarget: async () => null,
    countRedirect: () => undefined,
    lookUp: async () => ({ target: null, isRestricted: false }),
    findRestrictedTarget: async () => null,
    loadJobAddress: async () => null,
    loadIssueAddress: async () => null,
    loadOwnJobAddress: async () => null,
    loadDownloadAddress: async () => null,
    loadDirectoryAddress: async () => null,
    loadCategoryAddress: async () => null,
    loadMembersDownloadAddress: async () => null,
    isWithoutPage: async () => false,
    isOffline: async () => false,
    isRestricted: async () => false,
    hasMembersPage: async () => false,
    maySeeStyleguide: async () => false,
    isDisabled: async () => false,
    ...overrides,
  }
}

export function createRedirectList(entries: Record<string, string>): Partial<RuleContext> {
  return { findListedTarget: async (_locale, path) => entries[path] ?? null }
}

export const signedIn: Partial<RuleContext> = { isSignedIn: async () => true }
export const editor: Partial<RuleContext> = {
  isSignedIn: async () => true,
  isEditor: async () => true,
  isStaff: async () => true,
}
