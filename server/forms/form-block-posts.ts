import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { proofFields, toFormTicketName } from '@/lib/contract/forms/form-answer'
import { formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { getMessages } from '@/lib/i18n/messages'
import type { UploadSlots } from '@/lib/node/fairness/upload-slots'
import { hasTooManyParts } from '@/lib/node/form-parts'
import type { ReturnedForm } from '@/lib/returned-form'
import { clientKey } from '../http/client-key'
import type { RoutedExchange } from '../http/exchange'
import { refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { createFormHeaders, readBody, redirectForm, toFormStatus } from './form-call'

/** A form block that was posted without JavaScript. */
interface FormBlockPost {
  formId: number
  locale: Locale
}

const multipartPattern = /^multipart\/form-data;\s*boundary=/i
const formParameterPattern = /[?&]form=([1-9]\d{0,8})(?:&|$)/
const problemsSchema = z.record(z.string(), z.array(z.string()))

export function findFormBlockPost(request: IncomingMessage, { pathname, search }: RequestTarget): FormBlockPost | null {
  const locale = pathname.split('/', 2)[1]
  const formId = formParameterPattern.exec(search)?.[1]
  const isForm = request.method === 'POST' && multipartPattern.test(request.headers['content-type'] ?? '')
  return isForm && formId !== undefined && isLocale(locale) ? { formId: Number(formId), locale } : null
}

interface FormCalls {
  transport: Transport
  /** Limits the forms in memory. */
  slots: UploadSlots
}

/**
 * Sends the answers to the backend, and redirects to the confirmation on the page. Returns a
 * rejected form, to be rendered with the page, or null after a response was sent.
 */
export async function submitFormBlock(
  exchange: RoutedExchange,
  post: FormBlockPost,
  { transport, slots }: FormCalls,
): Promise<ReturnedForm | null> {
  const { request, response, client } = exchange
  const releaseOrRefusal = slots.reserve(clientKey(client.address))
  if (typeof releaseOrRefusal === 'string') {
    const status = releaseOrRefusal === 'perClient' ? 429 : 503
    await refuseVisit({ request, response }, status, 'Too many forms at once. Try again in 10 seconds.', {
      'Retry-After': '10',
    })
    return null
  }
  try {
    const body = client.host ? await readBody(request, maxUploadBytes) : null
    if (body !== null && !hasTooManyParts(body, request.headers['content-type'] ?? ''))
      return await sendAnswers({ ...exchange, body }, post, transport)
    await refuseVisit({ request, response }, client.host ? 413 : 400, 'The form cannot be read')
    return null
  } finally {
    releaseOrRefusal()
  }
}

async function sendAnswers(
  exchange: RoutedExchange & { body: Buffer<ArrayBuffer> },
  { formId, locale }: FormBlockPost,
  transport: Transport,
): Promise<ReturnedForm | null> {
  const { request, response, target, client, body } = exchange
  const origin = `${client.protocol}://${client.host}`
  const headers = createFormHeaders(exchange, locale)
  headers.set('content-length', String(body.byteLength))
  const backendResponse = await transport(
    new Request(`${origin}/${locale}/api/forms/${formId}/answers/`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    }),
  )
  if (backendResponse.status === 201) {
    redirectForm(response, `${target.pathname}#form-${formId}-sent`)
    return null
  }
  const ticketPath = `/api/form-tickets/?form=${toFormTicketName(formId)}&script=false`
  const ticket = await transport(new Request(`${origin}${ticketPath}`, { headers: removeBodyHeaders(headers) }))
  return {
    formId,
    problems: await readProblems(backendResponse, locale),
    ...toFormStatus(backendResponse),
    values: await parseValues(body, request.headers['content-type'] ?? ''),
    ticket: formTicketSchema.safeParse(await ticket.json().catch(() => null)).data?.ticket ?? '',
  }
}

function removeBodyHeaders(headers: Headers): Headers {
  const copy = new Headers(headers)
  for (const name of ['content-length', 'content-type']) copy.delete(name)
  return copy
}

async function readProblems(backendResponse: Response, locale: Locale): Promise<Record<string, string>> {
  const texts = getMessages(locale).blocks.form.failures
  const problems = problemsSchema.safeParse(await backendResponse.json().catch(() => null))
  if (backendResponse.status === 400 && problems.success && Object.keys(problems.data).length > 0) {
    return Object.fromEntries(Object.entries(problems.data).map(([name, lines]) => [name, lines.join(' ')]))
  }
  if (backendResponse.status === 404) return { form: texts.closed }
  if (backendResponse.status === 413) return { form: texts.large }
  return { form: backendResponse.status === 429 ? texts.many : texts.other }
}

/** Parses the text values of a form. Browsers cannot restore files. */
async function parseValues(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, string[]>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  const values: Record<string, string[]> = {}
  const hiddenFields: readonly string[] = Object.values(proofFields)
  for (const [name, value] of form ?? []) {
    if (typeof value === 'string' && !hiddenFields.includes(name)) values[name] = [...(values[name] ?? []), value]
  }
  return values
}
