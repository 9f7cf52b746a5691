import { createRoute, z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { processFormOnce, requireFormTicket } from '@/backend/accounts/form-protection/process-form-once'
import { InvalidFieldsError, TooManyAttemptsError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { requireOwnOrigin } from '@/backend/platform/http/guards/csrf'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { readId } from '@/backend/platform/http/requests/read-id'
import { receiveOutsideFile } from '@/backend/platform/http/requests/receive-outside-file'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import { createRouter, invalidFields, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import { toClientKey } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { proofFields, toFormTicketName } from '@/lib/contract/forms/form-answer'
import { formReceiptSchema } from '@/lib/contract/forms/form-submission'
import { formProofSchema } from '@/lib/contract/forms/form-ticket'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { requirePublishedForm } from '../published-form'
import { readAnswers } from '../read-answers'
import { storeAnswers } from '../store-answers'

type FormServices = Pick<
  Services,
  'db' | 'storage' | 'outsideFileLimits' | 'clock' | 'env' | 'serverKey' | 'assertFreeSpace' | 'assertSpaceForRows'
>

/**
 * The limits for submissions. Rejected submissions count as well, because most are read before they
 * are rejected.
 */
const limitPerClient = { burst: 20, perSecond: 1 / 60 }
const limitPerForm = { burst: 300, perSecond: 1 / 2 }

const getClientKey = (c: Context<AppEnv>) => toClientKey(toClient(c))

function createAnswerRoute(services: FormServices) {
  const { db, clock, env, assertFreeSpace, assertSpaceForRows } = services
  const clientBuckets = createTokenBuckets(limitPerClient)
  const formBuckets = createTokenBuckets(limitPerForm)
  async function admitAnswer(c: Context<AppEnv>, next: Next) {
    requireOwnOrigin(c, env.SITE_URL)
    const id = readId(c.req.param('id') ?? '')
    const retryAfterSeconds = clientBuckets.take(toClient(c), clock()) || formBuckets.take(String(id), clock())
    if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
    const { audience } = await requirePublishedForm(db, id)
    await requireAudience(c, audience)
    await assertSpaceForRows()
    await assertFreeSpace()
    await next()
  }
  const receiveFile = receiveOutsideFile(services, getClientKey)
  return createRoute({
    ...optionalLogin,
    method: 'post',
    path: '/forms/{id}/answers',
    middleware: [admitAnswer, receiveFile] as const,
    summary: 'Submits a form of a page, once for each ticket of form-tickets/',
    request: { params: z.object({ id: z.string() }) },
    responses: {
      201: json(formReceiptSchema, 'The answer is stored and mailed to its recipients'),
      400: invalidFields('Errors by field'),
      401: refusal('Not logged in; the form is for users'),
      403: refusal('The form is for another audience, or was sent from another site'),
      404: refusal('The form does not exist or is closed'),
      413: refusal('The body is over 20 MiB'),
      415: refusal('The body is not multipart/form-data'),
      429: refusal('Too many answers of the client, or to the form'),
      503: refusal('Too many answers of other clients'),
      507: refusal('The storage is nearly full'),
    },
  })
}

/** POST api/forms/{id}/answers/ */
export function formAnswerRoutes(services: FormServices) {
  return createRouter().openapi(createAnswerRoute(services), async (c) => {
    const { db } = services
    const form = await requirePublishedForm(db, readId(c.req.valid('param').id))
    const formData = await c.req.raw.formData().catch(() => {
      throw new InvalidFieldsError({ non_field_errors: [] })
    })
    const formProtection = { formName: toFormTicketName(form.id), proof: parseFormProof(formData) }
    // Processing a file takes much more time than sending it, so bots must be rejected first.
    if ([...formData.values()].some((value) => value instanceof File)) requireFormTicket(services, formProtection)
    const sender = { clientKey: getClientKey(c), locale: c.get('locale') }
    const { answers, files, replyTo } = await readAnswers(services, form, formData, sender)
    const content = { answers, files: files.map(({ hash }) => hash) }
    const submission = { ...formProtection, client: toClient(c), content }
    await processFormOnce(services, submission, (transaction) =>
      storeAnswers(transaction, services, form, { answers, files, replyTo }),
    )
    c.header('Cache-Control', privateCacheControl)
    return c.json({ thanks: form.data.thanks }, 201)
  })
}

function parseFormProof(formData: FormData) {
  const getText = (name: string) => {
    const value = formData.get(name)
    return typeof value === 'string' ? value : ''
  }
  const workSolutions = getText(proofFields.answers).split(',').filter(Boolean).map(Number)
  const proof = formProofSchema.safeParse({
    ticket: getText(proofFields.ticket),
    answers: workSolutions,
    trap: getText(proofFields.trap),
  })
  return proof.data ?? { ticket: '', answers: [], trap: '' }
}
