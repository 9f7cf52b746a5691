import { z } from 'zod'
import { read } from '@/lib/api/read'
import { defaultLocale } from '@/lib/contract/locale'
import { editorSessionSchema } from '@/lib/contract/user'
import { env } from '@/lib/env'
import { hasMembersPage, isWithoutPage } from './page-lookup'
import { listedTarget, lookedUpTarget, settingsDisable } from './redirect-store'
import type { Visit } from './rule'

/** Names the cookie that a login leaves (contract, conventions); without it nobody need be asked. */
const sessionCookie = /(?:^|;\s*)sessionid=[^;\s]/

const anyUserSchema = z.object({ id: z.number().int() })

/** The backend cannot say who asks: neither may the visitor in nor need they log in. */
export class UnknownVisitorError extends Error {
  override readonly name = 'UnknownVisitorError'
}

/**
 * What the backend says of the visitor; a refusal is no.
 * @throws UnknownVisitorError when the backend fails, so that a gate stays shut and nobody is sent to the login
 */
async function ask<Data>(path: string, schema: z.ZodType<Data>, cookie: string | null): Promise<Data | null> {
  const result = await read(path, schema, { cookie })
  if (result.ok) return result.data
  if (result.status >= 500) throw new UnknownVisitorError(result.detail)
  return null
}

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

/** What the rules may ask about one request; each question is put to the backend once at most. */
export function visitOf(headers: Headers): Visit {
  const cookie = headers.get('cookie')
  const hasSession = cookie !== null && sessionCookie.test(cookie)
  const isEditor = once(async () => {
    if (!hasSession) return false
    const session = await ask(`/${defaultLocale}/pageeditor-api/user`, editorSessionSchema, cookie)
    return session?.logged ?? false
  })

  return {
    acceptLanguage: headers.get('accept-language'),
    isSignedIn: once(async () => hasSession && (await ask('/api/users/me/', anyUserSchema, cookie)) !== null),
    isEditor,
    isWithoutPage,
    hasMembersPage: (locale, path) => hasMembersPage(locale, path, cookie, isEditor),
    seesStyleguide: async () => isStyleguideOpen() || (await isEditor()),
    listedTarget,
    lookedUpTarget,
    isDisabled: async () => env().SITE_DISABLED || (await settingsDisable(defaultLocale)),
  }
}
