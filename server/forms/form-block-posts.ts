import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { proofFields, toFormTicketName } from '@/lib/contract/forms/form-answer'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { getMessages } from '@/lib/i18n/messages'
import type { UploadSlots } from '@/lib/node/fairness/upload-slots'
import { addFormField, hasFormField, hasTooManyParts } from '@/lib/node/form-parts'
import type { ReturnedForm } from '@/lib/returned-form'
import { toClientKey } from '../http/client-key'
import type { RoutedExchange } from '../http/exchange'
import { refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { createFormHeaders, readBody, redirectForm, toFormStatus, toUnreadForm } from './form-call'
import { loadTicket, loadValidTicket } from './form-tickets'

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
  if (!client.host) {
    await refuseVisit({ request, response }, 400, 'The form cannot be read')
    return null
  }
  const reservation = slots.reserve(toClientKey(client.address))
  if (typeof reservation === 'string') {
    await readBody(request, 0, maxUploadBytes)
    response.setHeader('Retry-After', '10')
    return toUnreadBlock(post, reservation === 'perClient' ? 429 : 503, 'many')
  }
  try {
    const body = await readBody(request, maxUploadBytes)
    if (body === null || hasTooManyParts(body, request.headers['content-type'] ?? ''))
      return toUnreadBlock(post, 413, 'large')
    return await sendAnswers({ ...exchange, body }, post, transport)
  } finally {
    reservation()
  }
}

/** Returns the form to show again without its values, which the browser may still have. */
function toUnreadBlock({ formId, locale }: FormBlockPost, status: number, problem: 'large' | 'many'): ReturnedForm {
  const texts = getMessages(locale).blocks.form.failures
  return { ...toUnreadForm(status, { form: `${texts[problem]} ${texts.back}` }), formId }
}

async function sendAnswers(
  exchange: RoutedExchange & { body: Buffer<ArrayBuffer> },
  { formId, locale }: FormBlockPost,
  transport: Transport,
): Promise<ReturnedForm | null> {
  const { request, response, target, client } = exchange
  const type = request.headers['content-type'] ?? ''
  const ticketedForm = { formName: toFormTicketName(formId), locale }
  const body = hasFormField(exchange.body, proofFields.ticket)
    ? exchange.body
    : addFormField(exchange.body, type, {
        name: proofFields.ticket,
        value: (await loadValidTicket(exchange, ticketedForm, transport)) ?? '',
      })
  // After a second click, the visitor waits for the response to the second form only.
  if (response.destroyed) return null
  const headers = createFormHeaders(exchange, locale)
  headers.set('content-length', String(body.byteLength))
  const backendResponse = await transport(
    new Request(`${client.protocol}://${client.host}/${locale}/api/forms/${formId}/answers/`, {
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
  const { values, fileNames } = await parseFields(body, type)
  const fileProblems = fileNames.map((name) => [name, getMessages(locale).blocks.form.failures.file])
  return {
    formId,
    problems: { ...Object.fromEntries(fileProblems), ...(await readProblems(backendResponse, locale)) },
    ...toFormStatus(backendResponse),
    values,
    ticket: (await loadTicket(exchange, ticketedForm, transport))?.ticket ?? '',
  }
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

/** Parses the text values of a form, and the names of its files, which browsers cannot restore. */
async function parseFields(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<{ values: Record<string, string[]>; fileNames: string[] }> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  const values: Record<string, string[]> = {}
  const fileNames: string[] = []
  const hiddenFields: readonly string[] = Object.values(proofFields)
  for (const [name, value] of form ?? []) {
    if (typeof value !== 'string') {
      if (value.name !== '') fileNames.push(name)
    } else if (!hiddenFields.includes(name)) values[name] = [...(values[name] ?? []), value]
  }
  return { values, fileNames }
}
