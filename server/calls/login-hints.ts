import { z } from 'zod'
import { officeHint } from '@/lib/contract/accounts/user'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { hostCookieName } from '@/lib/host-cookie'

// Cookies by which pages show the login state (spec §4, §9). They are set here, because an external
// backend does not know them. They grant nothing: the backend requires the session for personal
// data.

/** A call whose answer shows that the visitor is logged in or is an editor. */
interface Call {
  method: string
  pathname: string
}

interface Visit {
  /** The `Cookie` header of the request. */
  cookie: string | undefined
  isHttps: boolean
}

/** Lifetime of the cookies, in seconds. */
const lifetime = 1_209_600
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
 * Returns cookies to add to an answer. `authenticated` follows a successful login or current-user
 * call. `editor` contains the editor's language and follows calls that show the right or change the
 * language; for users of the administration only it contains `officeHint`. A logout deletes both,
 * and a lost right deletes `editor`.
 */
export async function hintCookies(
  { method, pathname }: Call,
  answer: Response,
  visit: Visit,
): Promise<string[]> {
  const call = `${method} ${pathname}`
  const editor = hostCookieName('editor', visit)
  const isSuccess = answer.status === 200
  const hints: [name: string, value: string | null][] = []
  if (isSuccess && (login.test(call) || currentUser.test(call))) hints.push([authenticated, 'true'])
  if (logout.test(call) && (isSuccess || answer.status === 401))
    hints.push([authenticated, null], [editor, null])
  if (isSuccess && editorSession.test(call)) hints.push([editor, await readEditorHint(answer)])
  const currentHint = cookieValue(editor, visit.cookie)
  if (isSuccess && changedProfile.test(call) && currentHint !== null && currentHint !== officeHint) {
    hints.push([editor, (await readAs(personSchema, answer))?.language ?? '1'])
  }
  const setCookies = answer.headers.getSetCookie()
  return hints
    .filter(
      ([name, value]) =>
        !isSet(name, setCookies) && (value !== null || cookieValue(name, visit.cookie) !== null),
    )
    .map(([name, value]) => {
      const content = value === null ? '; Max-Age=0' : `${value}; Max-Age=${lifetime}`
      return `${name}=${content}; Path=/; SameSite=Lax${visit.isHttps ? '; Secure' : ''}`
    })
}

const isSet = (name: string, lines: readonly string[]) => lines.some((line) => line.startsWith(`${name}=`))

/** Returns the value of the browser's cookie, or null. */
function cookieValue(name: string, cookie = ''): string | null {
  const pair = cookie.split(/;\s*/).find((cookiePair) => cookiePair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/**
 * Reads the value of the `editor` cookie from an answer: the editor's language, or `1` if unknown;
 * `officeHint` for users of the administration only; null for others.
 */
async function readEditorHint(answer: Response): Promise<string | null> {
  const session = await readAs(editorSchema, answer)
  if (session) return session.language ?? '1'
  return (await readAs(staffSchema, answer)) && officeHint
}

async function readAs<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response,
): Promise<z.output<Schema> | null> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return schema.safeParse(body).data ?? null
}
