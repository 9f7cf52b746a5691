import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocale } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { ReturnedForm } from '@/lib/returned-form'
import { refuseVisit } from '../http/refuse'
import { isForm, readBody } from './form-call'

/** Maximum size of the form in bytes. */
const bodyLimit = 4096

/** Returns true for the password of a preview link. */
export function isPreviewPassword(method: string | undefined, pathname: string): boolean {
  const [, locale, ...parts] = pathname.split('/')
  if (method !== 'POST' || !isLocale(locale)) return false
  return matchRoute(locale, `/${parts.join('/')}`)?.route === '/geteilter-entwurf/[[...key]]'
}

/** Reads the password of a preview link for one rendering. Returns null after a response. */
export async function takePreviewPassword({
  request,
  response,
}: {
  request: IncomingMessage
  response: ServerResponse
}): Promise<ReturnedForm | null> {
  const body = (await readBody(request, bodyLimit))?.toString('utf8') ?? null
  if (body === null || !isForm(request, body)) {
    await refuseVisit({ request, response }, body === null ? 413 : 400, 'The form cannot be read')
    return null
  }
  const password = new URLSearchParams(body).get('password') ?? ''
  return { formId: null, problems: {}, values: { password: [password] }, ticket: '' }
}
