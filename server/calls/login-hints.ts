import { z } from 'zod'
import { officeHint } from '@/lib/contract/accounts/user'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { hostCookieName } from '@/lib/host-cookie'

// The cookies by which pages show whether somebody is logged in (spec §4, §9). They are set here for every backend, since an external
// one does not know them. They grant nothing: the backend gives personal data to the session alone.

/** A call whose answer tells whether somebody is logged in, or is an editor. */
interface Call {
  method: string
  pathname: string
}

interface Visit {
  /** The `Cookie` header of the request. */
  cookie: string | undefined
  isHttps: boolean
}

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
const ledSchema = z.object({ admin_menus: z.array(z.unknown()).min(1) })

/**
 * The cookies to set beside those of an answer: `authenticated` after a login or a current-user call that succeeds, `editor`, with the
 * editor's language, after a call that tells the right, and after one that changes the language; for who is led into the administration
 * alone it says so. Both go with the log-out, and `editor` with the right.
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
  if (isSuccess && editorSession.test(call)) hints.push([editor, await editorHint(answer)])
  const held = cookieValue(editor, visit.cookie)
  if (isSuccess && changedProfile.test(call) && held !== null && held !== officeHint) {
    hints.push([editor, (await readAs(personSchema, answer))?.language ?? '1'])
  }
  const set = answer.headers.getSetCookie()
  return hints
    .filter(
      ([name, value]) => !isSet(name, set) && (value !== null || cookieValue(name, visit.cookie) !== null),
    )
    .map(([name, value]) => {
      const kept = value === null ? '; Max-Age=0' : `${value}; Max-Age=${lifetime}`
      return `${name}=${kept}; Path=/; SameSite=Lax${visit.isHttps ? '; Secure' : ''}`
    })
}

const isSet = (name: string, lines: readonly string[]) => lines.some((line) => line.startsWith(`${name}=`))

/** The value of a cookie of the browser; null where it has none. */
function cookieValue(name: string, cookie = ''): string | null {
  const pair = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/**
 * The language of the editor whom an answer names, `1` where it does not say; another word for who is led into the administration alone;
 * null for all others.
 */
async function editorHint(answer: Response): Promise<string | null> {
  const session = await readAs(editorSchema, answer)
  if (session) return session.language ?? '1'
  return (await readAs(ledSchema, answer)) && officeHint
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
