import type { Transport } from '@/lib/api/transport'
import type { Locale } from '@/lib/contract/common/locale'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { previewPasswordHeader } from '@/lib/contract/pages/preview-link'
import { matchAddress } from '@/lib/contract/site/route-patterns'
import type { ReturnedForm } from '@/lib/returned-form'
import type { RoutedExchange } from '../http/exchange'
import { refuseVisit } from '../http/refuse'
import { createJsonCall, isForm, readBody, toFormStatus, toUnreadForm } from './form-call'
import { toProblems } from './subscription-form-posts'

/** Maximum size of the form in bytes. A comment of 2,000 characters is encoded in up to 24,000. */
const maxBodyBytes = 32_768

/** Finds the key of the preview link in an address. Returns null for other addresses. */
function findPreview(pathname: string): { locale: Locale; key: string } | null {
  const match = matchAddress(pathname)
  if (match?.route !== '/geteilter-entwurf/[[...key]]') return null
  return { locale: match.locale, key: match.params.key?.[0] ?? '' }
}

/** Returns true for the password of a preview link, and for a comment on its draft. */
export function isPreviewForm(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && findPreview(pathname) !== null
}

/**
 * Reads the form of a preview link to render it with the page, and sends its comment, if any, to
 * the backend. Returns null after a response was sent.
 */
export async function submitPreviewForm(exchange: RoutedExchange, transport: Transport): Promise<ReturnedForm | null> {
  const { request } = exchange
  const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
  if (body === null) return toUnreadForm(413, { non_field_errors: 'other' })
  if (!isForm(request, body)) {
    await refuseVisit(exchange, 400, 'The form cannot be read')
    return null
  }
  const fields = new URLSearchParams(body)
  const names = ['password', 'name', 'text'].filter((name) => fields.has(name))
  return {
    formId: null,
    ...(fields.has('text') ? await sendComment(exchange, fields, transport) : { problems: {} }),
    values: Object.fromEntries(names.map((name) => [name, [fields.get(name) ?? '']])),
    ticket: '',
  }
}

/** Sends a comment to the backend. Returns the problems by field and the status of a failure. */
async function sendComment(
  exchange: RoutedExchange,
  fields: URLSearchParams,
  transport: Transport,
): Promise<Pick<ReturnedForm, 'problems' | 'status'>> {
  const preview = findPreview(exchange.target.pathname)
  // The key is sent in a header, which cannot contain other characters.
  if (!preview || !exchange.client.host || !/^[\w.-]{1,200}$/.test(preview.key)) {
    return { problems: { non_field_errors: 'other' } }
  }
  const { locale, key } = preview
  const content = { name: fields.get('name'), text: fields.get('text') }
  const path = `/${locale}/api/preview/comments/`
  const call = createJsonCall(exchange, { method: 'POST', path, locale, content })
  call.headers.set(mailedKeyHeader, key)
  // The key is the only credential. A session, even an expired one, would require the CSRF check.
  call.headers.delete('cookie')
  const password = fields.get('password')
  if (password !== null) call.headers.set(previewPasswordHeader, encodeURIComponent(password))
  const backendResponse = await transport(call)
  const data: unknown = await backendResponse.json().catch(() => null)
  if (backendResponse.ok) return { problems: {} }
  return { problems: toProblems(backendResponse.status, data), ...toFormStatus(backendResponse) }
}
