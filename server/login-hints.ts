import { z } from 'zod'
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

const login = /^POST \/_allauth\/browser\/v1\/auth\/login\/?$/
const logout = /^DELETE \/_allauth\/browser\/v1\/auth\/session\/?$/
const currentUser = /^GET (?:\/_allauth\/browser\/v1\/auth\/session|(?:\/[a-z]{2})?\/api\/users\/me)\/?$/
const editorSession = /^GET \/[a-z]{2}\/pageeditor-api\/user\/?$/

const loggedSchema = z.object({ logged: z.boolean() })

/**
 * The cookies to set beside those of an answer: `authenticated` after a login or a current-user call that succeeds, `editor`
 * after a call that tells the right; both go with the log-out, and `editor` with the right.
 */
export async function hintCookies(
  { method, pathname }: Call,
  answer: Response,
  visit: Visit,
): Promise<string[]> {
  const call = `${method} ${pathname}`
  const editor = hostCookieName('editor', visit)
  const isSuccess = answer.status === 200
  const hints: [name: string, isOn: boolean][] = []
  if (isSuccess && (login.test(call) || currentUser.test(call))) hints.push([authenticated, true])
  if (logout.test(call) && (isSuccess || answer.status === 401))
    hints.push([authenticated, false], [editor, false])
  if (isSuccess && editorSession.test(call)) hints.push([editor, await isEditor(answer)])
  const set = answer.headers.getSetCookie()
  return hints
    .filter(([name, isOn]) => !isSet(name, set) && (isOn || isHeld(name, visit.cookie)))
    .map(([name, isOn]) => {
      const value = isOn ? `${hintValue(name)}; Max-Age=${lifetime}` : '; Max-Age=0'
      return `${name}=${value}; Path=/; SameSite=Lax${visit.isHttps ? '; Secure' : ''}`
    })
}

const hintValue = (name: string) => (name === authenticated ? 'true' : '1')
const isSet = (name: string, lines: readonly string[]) => lines.some((line) => line.startsWith(`${name}=`))
const isHeld = (name: string, cookie = '') => cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))

async function isEditor(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return loggedSchema.safeParse(body).data?.logged ?? false
}
