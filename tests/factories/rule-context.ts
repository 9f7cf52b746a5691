import type { RuleContext } from '@/middleware/rule'

/** Creates the context of an anonymous visitor on a site without redirects. */
export function aRuleContext(parts: Partial<RuleContext> = {}): RuleContext {
  return {
    acceptLanguage: null,
    rememberedPath: null,
    isSignedIn: async () => false,
    isEditor: async () => false,
    isStaff: async () => false,
    lacksFactor: async () => false,
    listedTarget: async () => null,
    countRedirect: () => undefined,
    lookUp: async () => ({ target: null, isRestricted: false }),
    restrictedTarget: async () => null,
    jobAddress: async () => null,
    issueAddress: async () => null,
    ownJobAddress: async () => null,
    downloadAddress: async () => null,
    directoryAddress: async () => null,
    categoryAddress: async () => null,
    membersDownloadAddress: async () => null,
    isWithoutPage: async () => false,
    isOffline: async () => false,
    isRestricted: async () => false,
    hasMembersPage: async () => false,
    seesStyleguide: async () => false,
    isDisabled: async () => false,
    ...parts,
  }
}

/** Creates a context with a redirect list. */
export function listed(entries: Record<string, string>): Partial<RuleContext> {
  return { listedTarget: async (_locale, path) => entries[path] ?? null }
}

export const signedIn: Partial<RuleContext> = { isSignedIn: async () => true }
export const editor: Partial<RuleContext> = {
  isSignedIn: async () => true,
  isEditor: async () => true,
  isStaff: async () => true,
}
