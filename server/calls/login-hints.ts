import { z } from 'zod'
import { officeHint } from '@/lib/contract/accounts/user'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { hostCookieName } from '@/lib/host-cookie'

// Cookies with the state of the login for pages (spec §4, §9), without granting rights. They are
// set here, because third-party backends do not know them.

/** A call whose response may reveal a login or an editor. */
interface Call {
  method: string
  pathname: string
}

interface Visit {
  /** Header `Cookie` of the request. */
  cookie: string | undefined
  isHttps: boolean
}

const lifetimeSeconds = 1_209_600
const authenticated = 'authenticated'

const login =
  /^POST \/_allauth\/browser\/v1\/auth\/(?:login|2fa\/authenticate|webauthn\/(?:login|authenticate))\/?$/
const logout = /^DELETE \/_allauth\/browser\/v1\/auth\/session\/?$/
const currentUser = /^GET (?:\/_allauth\/browser\/v1\/auth\/session|(?:\/[a-z]{2})?\/api\/users\/me)\/?$/
const editorSession = /^GET \/[a-z]{2}\/pageeditor-api\/user\/?$/

const changedProfile = /^PATCH (?:\/[a-z]{2})?\/api\/users\/me\/?$/

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
  visit: Visit,
): Promise<string[]> {
  const call = `${method} ${pathname}`
  const editor = hostCookieName('editor', visit)
  const isSuccess = response.status === 200
  const hints: [name: string, value: string | null][] = []
  if (isSuccess && (login.test(call) || currentUser.test(call))) hints.push([authenticated, 'true'])
  if (logout.test(call) && (isSuccess || response.status === 401))
    hints.push([authenticated, null], [editor, null])
  if (isSuccess && editorSession.test(call)) hints.push([editor, await readEditorHint(response)])
  const currentHint = cookieValue(editor, visit.cookie)
  if (isSuccess && changedProfile.test(call) && currentHint !== null && currentHint !== officeHint) {
    hints.push([editor, (await readAs(personSchema, response))?.language ?? '1'])
  }
  const setCookies = response.headers.getSetCookie()
  return hints
    .filter(
      ([name, value]) =>
        !isSet(name, setCookies) && (value !== null || cookieValue(name, visit.cookie) !== null),
    )
    .map(([name, value]) => {
      const content = value === null ? '; Max-Age=0' : `${value}; Max-Age=${lifetimeSeconds}`
      return `${name}=${content}; Path=/; SameSite=Lax${visit.isHttps ? '; Secure' : ''}`
    })
}

const isSet = (name: string, lines: readonly string[]) => lines.some((line) => line.startsWith(`${name}=`))

/** Returns a cookie's value, or null. */
function cookieValue(name: string, cookie = ''): string | null {
  const pair = cookie.split(/;\s*/).find((cookiePair) => cookiePair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/**
 * Returns the value for `editor`: a language, `1` if unknown, `officeHint`, or null for other
 * users.
 */
async function readEditorHint(response: Response): Promise<string | null> {
  const session = await readAs(editorSchema, response)
  if (session) return session.language ?? '1'
  return (await readAs(staffSchema, response)) && officeHint
}

async function readAs<Schema extends z.ZodType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema> | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return schema.safeParse(body).data ?? null
}
