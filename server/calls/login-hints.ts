import { z } from 'zod'
import { officeHint } from '@/lib/contract/accounts/user'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { toHostCookieName } from '@/lib/host-cookie'

// These cookies tell pages whether the visitor is logged in and may edit (spec §4, §9). They grant
// no rights. The server sets them, because third-party backends do not know them.

/** A call whose response may reveal a login or an editor. */
interface Call {
  method: string
  pathname: string
}

/** The properties of a request that its cookies depend on. */
interface RequestContext {
  cookie: string | undefined
  isHttps: boolean
}

const lifetimeSeconds = 1_209_600
const authenticatedName = 'authenticated'

const loginPattern =
  /^POST \/_allauth\/browser\/v1\/auth\/(?:login|2fa\/authenticate|webauthn\/(?:login|authenticate))\/?$/
const logoutPattern = /^DELETE \/_allauth\/browser\/v1\/auth\/session\/?$/
const currentUserPattern = /^GET (?:\/_allauth\/browser\/v1\/auth\/session|(?:\/[a-z]{2})?\/api\/users\/me)\/?$/
const editorSessionPattern = /^GET \/[a-z]{2}\/pageeditor-api\/user\/?$/
const profileChangePattern = /^PATCH (?:\/[a-z]{2})?\/api\/users\/me\/?$/

/** Returns true for calls whose response is read here. It must not be encoded. */
export function isReadForHints({ method, pathname }: Call): boolean {
  return [editorSessionPattern, profileChangePattern].some((pattern) => pattern.test(`${method} ${pathname}`))
}

/** The value of `editor` for an editor whose language is unknown. */
const unknownLanguage = '1'

const personSchema = z.object({ language: localeSchema.optional() })
const editorSchema = personSchema.extend({ logged: z.literal(true) })
const staffSchema = z.object({ admin_menus: z.array(z.unknown()).min(1) })

/**
 * Returns the cookies to add to a response. `authenticated` follows a successful login; `editor`
 * has the editor's language, or `officeHint` for users of the administration only. A logout deletes
 * both, and the loss of the right to edit deletes `editor`.
 */
export async function createHintCookies(
  { method, pathname }: Call,
  response: Response,
  context: RequestContext,
): Promise<string[]> {
  const call = `${method} ${pathname}`
  const editorName = toHostCookieName('editor', context)
  const isSuccess = response.status === 200
  // After a logout, the session endpoint responds with 401.
  const isLogout = logoutPattern.test(call) && (isSuccess || response.status === 401)
  const hints: [name: string, value: string | null][] = []
  if (isSuccess && (loginPattern.test(call) || currentUserPattern.test(call))) hints.push([authenticatedName, 'true'])
  if (isLogout) hints.push([authenticatedName, null], [editorName, null])
  if (isSuccess && editorSessionPattern.test(call)) hints.push([editorName, await readEditorHint(response)])
  if (isSuccess && profileChangePattern.test(call) && hasLanguageHint(findCookie(editorName, context)))
    hints.push([editorName, (await readAs(personSchema, response))?.language ?? unknownLanguage])

  const setCookies = response.headers.getSetCookie()
  const isSetByBackend = (name: string) => setCookies.some((line) => line.startsWith(`${name}=`))
  // Only a cookie of the request is deleted.
  const hasCookie = (name: string) => findCookie(name, context) !== null
  return hints
    .filter(([name]) => !isSetByBackend(name))
    .filter(([name, value]) => value !== null || hasCookie(name))
    .map(([name, value]) => {
      const content = value === null ? '; Max-Age=0' : `${value}; Max-Age=${lifetimeSeconds}`
      return `${name}=${content}; Path=/; SameSite=Lax${context.isHttps ? '; Secure' : ''}`
    })
}

const hasLanguageHint = (editorHint: string | null) => editorHint !== null && editorHint !== officeHint

function findCookie(name: string, { cookie = '' }: RequestContext): string | null {
  const pair = cookie.split(/;\s*/).find((cookiePair) => cookiePair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/** Reads the value for `editor`: a language or `officeHint`; null for users who may not edit. */
async function readEditorHint(response: Response): Promise<string | null> {
  const session = await readAs(editorSchema, response)
  if (session) return session.language ?? unknownLanguage
  const staff = await readAs(staffSchema, response)
  return staff ? officeHint : null
}

async function readAs<Schema extends z.ZodType>(schema: Schema, response: Response): Promise<z.output<Schema> | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return schema.safeParse(body).data ?? null
}
