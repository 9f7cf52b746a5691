import type { RequestContext } from '@/middleware/rule'

/** Creates the context of an anonymous visitor on a site without redirects. */
export function aRequestContext(parts: Partial<RequestContext> = {}): RequestContext {
  return {
    acceptLanguage: null,
    rememberedPath: null,
    isSignedIn: async () => false,
    isEditor: async () => false,
    isStaff: async () => false,
    lacksFactor: async () => false,
    listedTarget: async () => null,
    countRedirect: () => undefined,
    lookUp: async () => ({ target: null, isGuarded: false }),
    guardedTarget: async () => null,
    jobAddress: async () => null,
    ownJobAddress: async () => null,
    isWithoutPage: async () => false,
    isOffline: async () => false,
    isGuarded: async () => false,
    hasMembersPage: async () => false,
    seesStyleguide: async () => false,
    isDisabled: async () => false,
    ...parts,
  }
}

/** Creates a context with a redirect list. */
export function listed(entries: Record<string, string>): Partial<RequestContext> {
  return { listedTarget: async (_locale, path) => entries[path] ?? null }
}

export const signedIn: Partial<RequestContext> = { isSignedIn: async () => true }
export const editor: Partial<RequestContext> = {
  isSignedIn: async () => true,
  isEditor: async () => true,
  isStaff: async () => true,
}
