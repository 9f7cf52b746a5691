import { z } from 'zod'
import { read } from '@/lib/api/read'
import { defaultLocale } from '@/lib/contract/locale'
import { editorSessionSchema } from '@/lib/contract/user'
import { env } from '@/lib/env'
import { reportError } from '@/lib/report'
import { listedTarget, lookedUpTarget, settingsDisable } from './redirect-store'
import type { Visit } from './rule'

/** Names the cookie that a login leaves (contract, conventions); without it nobody need be asked. */
const sessionCookie = /(?:^|;\s*)sessionid=[^;\s]/

const anyUserSchema = z.object({ id: z.number().int() })

/** Whether the backend says yes; a failure counts as no, so that a gate stays shut. */
async function yes(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    reportError('The backend could not say who asks', error)
    return false
  }
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
    return yes(async () => {
      const path = `/${defaultLocale}/pageeditor-api/user`
      const session = await read(path, editorSessionSchema, { cookie })
      return session.ok && session.data.logged
    })
  })

  return {
    acceptLanguage: headers.get('accept-language'),
    isSignedIn: once(async () => {
      return hasSession && yes(async () => (await read('/api/users/me/', anyUserSchema, { cookie })).ok)
    }),
    isEditor,
    seesStyleguide: async () => isStyleguideOpen() || (await isEditor()),
    listedTarget,
    lookedUpTarget,
    isDisabled: async () => env().SITE_DISABLED || (await settingsDisable(defaultLocale)),
  }
}
