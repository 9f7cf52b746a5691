import { setTimeout } from 'node:timers/promises'
import type { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import type { Locale } from '@/lib/contract/common/locale'
import { formTicketSchema } from '@/lib/contract/forms/form-ticket'
import type { RoutedExchange } from '../http/exchange'
import { createJsonCall } from './form-call'

/** Added to the wait for a ticket, because timers may fire too early for the backend's clock. */
const timerToleranceMs = 50

interface TicketedForm {
  formName: string
  locale: Locale
}

/** Loads a ticket without proof of work; null on failure. */
export async function loadTicket(
  exchange: RoutedExchange,
  { formName, locale }: TicketedForm,
  transport: Transport,
): Promise<z.output<typeof formTicketSchema> | null> {
  const path = `/api/form-tickets/?form=${formName}&script=false`
  const backendResponse = await transport(createJsonCall(exchange, { method: 'GET', path, locale, content: null }))
  return formTicketSchema.safeParse(await backendResponse.json().catch(() => null)).data ?? null
}

/**
 * Loads a ticket for a form of a cached page, which has none, and waits until the ticket is valid.
 * Returns null on failure.
 */
export async function loadValidTicket(
  exchange: RoutedExchange,
  form: TicketedForm,
  transport: Transport,
): Promise<string | null> {
  const issuedTicket = await loadTicket(exchange, form, transport)
  if (!issuedTicket) return null
  await setTimeout(issuedTicket.not_before_ms + timerToleranceMs)
  return issuedTicket.ticket
}
