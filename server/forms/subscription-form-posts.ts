import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale } from '@/lib/contract/common/locale'
import { formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { parseMailingList } from '@/lib/contract/forms/subscription'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { ReturnedForm } from '@/lib/returned-form'
import type { RoutedExchange } from '../http/exchange'
import { refuseVisit } from '../http/refuse'
import { createJsonCall, isForm, readBody, redirectForm, toFormStatus } from './form-call'
import { type FormAddress, type SubscriptionForm, subscriptionForms } from './subscription-forms'

/** Maximum size of a form in bytes. */
const maxBodyBytes = 16_384

/** Added to the wait for a ticket, because timers may fire too early for the backend's clock. */
const timerToleranceMs = 50

export interface SubscriptionFormPost {
  form: SubscriptionForm
  address: FormAddress
}

/** Finds the form of a page that works without JavaScript. */
export function findSubscriptionForm(pathname: string): SubscriptionFormPost | null {
  const [, locale, ...parts] = pathname.split('/')
  const match = isLocale(locale) ? matchRoute(locale, `/${parts.join('/')}`) : null
  const form = match && subscriptionForms[match.route]
  if (!isLocale(locale) || !form) return null
  const { list, key } = match.params
  return {
    form,
    address: { pathname, locale, list: parseMailingList(list), key: decodeOrKeep(key?.[0] ?? '') },
  }
}

/**
 * Sends the values to the backend and redirects on success. Returns a rejected form, to be rendered
 * with the page, or null after a response was sent.
 */
export async function submitSubscriptionForm(
  exchange: RoutedExchange,
  { form, address }: SubscriptionFormPost,
  transport: Transport,
): Promise<ReturnedForm | null> {
  const { request, response, client } = exchange
  const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
  // Mail programs may send one-click requests in any format.
  const isReadable = body !== null && client.host && (form.canHaveAnyBody ?? isForm(request, body))
  if (!isReadable) {
    await refuseVisit(exchange, body === null ? 413 : 400, 'The form cannot be read')
    return null
  }
  const fields = new URLSearchParams(form.canHaveAnyBody ? '' : body)
  const outcome = await sendSubscription(exchange, { form, address }, { fields, transport })
  if (outcome.problems === null) {
    // One-click requests must not be redirected (RFC 8058 §3.1).
    const isOneClick = form.canHaveAnyBody && body.includes('List-Unsubscribe')
    if (isOneClick) await refuseVisit(exchange, 200, 'Unsubscribed')
    else redirectForm(response, form.toNextAddress(address, outcome.data))
    return null
  }
  const names = [...new Set(fields.keys())]
  return {
    formId: null,
    values: Object.fromEntries(names.map((name) => [name, fields.getAll(name)])),
    problems: outcome.problems,
    ...(outcome.status !== undefined && { status: outcome.status }),
    ticket: (await loadTicket(exchange, { form, address }, transport))?.ticket ?? '',
  }
}

type Outcome = { problems: null; data: unknown } | { problems: Record<string, string>; status?: number | undefined }

async function sendSubscription(
  exchange: RoutedExchange,
  { form, address }: SubscriptionFormPost,
  { fields, transport }: { fields: URLSearchParams; transport: Transport },
): Promise<Outcome> {
  const parseResult = form.schema(address).safeParse(form.content(address, fields))
  if (!parseResult.success) return { problems: toValidationProblems(parseResult.error) }
  await addTicket(exchange, { form, address }, { fields, transport })
  const content = form.content(address, fields)
  const { method, path } = form.call(address)
  const backendResponse = await transport(createJsonCall(exchange, { method, path, locale: address.locale, content }))
  const data: unknown = await backendResponse.json().catch(() => null)
  if (backendResponse.ok) return { problems: null, data }
  return { problems: toProblems(backendResponse.status, data), ...toFormStatus(backendResponse) }
}

function toValidationProblems({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] ?? 'non_field_errors'), message]).reverse(),
  )
}

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

/** Converts a refusal of the backend to problems by field. */
export function toProblems(status: number, data: unknown): Record<string, string> {
  const fields = status === 400 ? fieldErrorsSchema.safeParse(data).data : undefined
  if (fields) return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  if (status === 429) return { non_field_errors: 'too_many_attempts' }
  return { non_field_errors: status === 503 ? 'busy' : 'other' }
}

/**
 * Adds a ticket if the form has none, because its page was cached. Waits until the ticket is valid.
 * Repeated sign-ups are harmless.
 */
async function addTicket(
  exchange: RoutedExchange,
  post: SubscriptionFormPost,
  { fields, transport }: { fields: URLSearchParams; transport: Transport },
): Promise<void> {
  if (fields.get('ticket')) return
  const issuedTicket = await loadTicket(exchange, post, transport)
  if (!issuedTicket) return
  fields.set('ticket', issuedTicket.ticket)
  await setTimeout(issuedTicket.not_before_ms + timerToleranceMs)
}

/** Loads a ticket; null on failure or for a form without tickets. */
async function loadTicket(
  exchange: RoutedExchange,
  { form: { ticketForm }, address: { locale } }: SubscriptionFormPost,
  transport: Transport,
): Promise<z.output<typeof formTicketSchema> | null> {
  if (ticketForm === undefined) return null
  const path = `/api/form-tickets/?form=${ticketForm}`
  const backendResponse = await transport(createJsonCall(exchange, { method: 'GET', path, locale, content: null }))
  return formTicketSchema.safeParse(await backendResponse.json().catch(() => null)).data ?? null
}
