import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import type { ReturnedForm } from '@/lib/returned-form'
import { createHintCookies } from '../calls/login-hints'
import type { RoutedExchange } from '../http/exchange'
import { type AccountForm, type FormAtAddress, findForm, toCallBody } from './account-forms'
import { createJsonCall, isForm, readBody, redirectForm } from './form-call'

const codeSchema = z.string().regex(/^\w{1,50}$/)
/** The used parts of the login API's responses (format of django-allauth, external-backend.md). */
const responseSchema = z.object({
  data: z
    .object({ flows: z.array(z.object({ id: codeSchema, is_pending: z.boolean().optional() })).optional() })
    .optional(),
  errors: z.array(z.object({ code: codeSchema, param: codeSchema.optional() })).optional(),
})

/** Maximum size of a form in bytes. */
const maxBodyBytes = 8192

export function isAccountFormPost(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && findForm(pathname) !== null
}

/**
 * Handles a form of the account area without JavaScript: calls the backend, then redirects to the
 * next page, or to the form with a problem code. Returns a rejected form that is shown again, or
 * null after a response was sent.
 */
export async function handleAccountForm(exchange: RoutedExchange, transport: Transport): Promise<ReturnedForm | null> {
  const { request, response, target, client } = exchange
  const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
  const fields = new URLSearchParams(body ?? '')
  const match = findForm(target.pathname, fields)
  if (!match || body === null || !isForm(request, body) || !client.host) {
    redirectForm(response, `${target.pathname}?failure=other`)
    return null
  }
  const { form, locale } = match
  const backendResponse = await transport(createCall(exchange, match, fields))
  const cookies = [
    ...backendResponse.headers.getSetCookie(),
    ...(await createLoginHints(exchange, form, backendResponse)),
  ]
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  const clearSiteData = backendResponse.headers.get('Clear-Site-Data')
  if (clearSiteData !== null) response.setHeader('Clear-Site-Data', clearSiteData)
  const { problem, problems, flows } = await readResult(backendResponse, match)
  const isDone = problem === null && form.successStatuses.includes(backendResponse.status)
  if (!isDone && form.isReturned) return toReturnedForm(form, { fields, problems, status: backendResponse.status })
  const result = { status: backendResponse.status, flows, key: match.key ?? '' }
  const formAddress = `${target.pathname}?failure=${problem ?? formatProblem(form, 'other')}`
  redirectForm(response, isDone ? form.toNextAddress(locale, result) : formAddress)
  return null
}

function toReturnedForm(
  { fields: names }: AccountForm,
  { fields, problems, status }: { fields: URLSearchParams; problems: Record<string, string>; status: number },
): ReturnedForm {
  const returnedNames = names.filter((name) => name !== 'password')
  return {
    formId: null,
    problems: Object.keys(problems).length > 0 ? problems : { form: 'other' },
    ...(status === 429 || status === 503 ? { status } : {}),
    values: Object.fromEntries(returnedNames.map((name) => [name, fields.getAll(name)])),
    ticket: '',
  }
}

function createLoginHints(
  { request, client }: RoutedExchange,
  form: AccountForm,
  backendResponse: Response,
): Promise<string[]> {
  const context = { cookie: request.headers.cookie, isHttps: client.protocol === 'https' }
  return createHintCookies({ method: form.method, pathname: form.call }, backendResponse, context)
}

function createCall(exchange: RoutedExchange, match: FormAtAddress, fields: URLSearchParams): Request {
  const { form, locale } = match
  const content = toCallBody(match, fields)
  return createJsonCall(exchange, { method: form.method, path: form.call, locale, content })
}

/**
 * Reads the steps (flows) that the login API requires, and the code that the page reports: the
 * pending step or the first error.
 */
async function readResult(
  backendResponse: Response,
  { form }: FormAtAddress,
): Promise<{ problem: string | null; problems: Record<string, string>; flows: string[] }> {
  if (backendResponse.status === 429) {
    const code = 'too_many_attempts'
    return { problem: formatProblem(form, code), problems: { form: code }, flows: [] }
  }
  const body = responseSchema.safeParse(await backendResponse.json().catch(() => null))
  const { data, errors = [] } = body.data ?? {}
  const flows = data?.flows ?? []
  const pendingFlow = flows.find((flow) => flow.is_pending)?.id
  const defaultFlow = backendResponse.status === 401 ? form.defaultFlow : undefined
  const [error] = errors
  const errorCode = error && formatProblem(form, error.code)
  const requiredFlow = pendingFlow === form.flowAfterSuccess ? undefined : pendingFlow
  // A 401 without flows is a failure.
  const unknownCode = backendResponse.status === 401 && !data?.flows ? formatProblem(form, 'other') : null
  const problem = requiredFlow ?? errorCode ?? unknownCode ?? defaultFlow ?? null
  // The first problem of a field is the one to solve first.
  const problems = Object.fromEntries(errors.toReversed().map(({ param = 'form', code }) => [param, code]))
  return { problem, problems, flows: flows.map(({ id }) => id) }
}

/** Formats a problem for the query: `field.code` if the form has a field for them, else `code`. */
function formatProblem({ problemField }: AccountForm, code: string): string {
  return problemField === undefined ? code : `${problemField}.${code}`
}
