import { createRoute } from '@hono/zod-openapi'
import type { Queryable } from '@/backend/platform/db/client'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { toClient } from '@/backend/platform/http/client'
import { requireOwnOrigin } from '@/backend/platform/http/guards/csrf'
import { getMailedKey, mailedKeyHeaders, preventCaching } from '@/backend/platform/http/requests/mailed-key'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { mailedKeyRequestSchema } from '@/lib/contract/forms/mailed-key'
import {
  confirmedSubscriptionSchema,
  listCalls,
  type MailingList,
  mailingLists,
  type OwnSubscription,
  subscriptionChangeSchemas,
  subscriptionRequestSchemas,
  subscriptionResponseSchema,
  subscriptionSchemas,
} from '@/lib/contract/forms/subscription'
import { assertFilterIsKnown, describeFilter, isAlert } from './alert-filter'
import { confirmSubscription } from './confirm-subscription'
import { changeSubscription, endSubscription, requireSubscription } from './own-subscription'
import { requestSubscription } from './request-subscription'
import { createSettingsKey } from './settings-key'

const thanks = {
  de: 'Vielen Dank. Wir haben Ihnen eine E-Mail geschickt; bitte bestätigen Sie darin Ihre Anmeldung.',
  en: 'Thank you. We have sent you an email. Please confirm your subscription there.',
}
const badKeyResponse = invalidFields('The key is invalid or expired, or its subscription has ended')

function describeRoutes(list: MailingList) {
  const path = `/${listCalls[list]}`
  return {
    signUp: createRoute({
      method: 'post',
      path,
      summary: 'Sends a confirmation mail to an address; does not disclose if the address is subscribed',
      request: { body: jsonContent(subscriptionRequestSchemas[list]) },
      responses: {
        202: json(subscriptionResponseSchema, 'Accepted'),
        400: invalidFields('Errors by field; `protection` if the form must be sent again'),
        403: refusal('The form was sent from another site'),
        429: refusal('Too many requests of the client'),
      },
    }),
    confirm: createRoute({
      method: 'post',
      path: `${path}/confirm`,
      summary: 'Confirms a subscription with a mailed key',
      request: { body: jsonContent(mailedKeyRequestSchema) },
      responses: { 200: json(confirmedSubscriptionSchema, 'Confirmed'), 400: badKeyResponse },
    }),
    unsubscribe: createRoute({
      method: 'post',
      path: `${path}/unsubscribe`,
      summary: 'Ends a subscription with the key of its mails; idempotent',
      request: { body: jsonContent(mailedKeyRequestSchema) },
      responses: { 204: { description: 'Ended' }, 400: badKeyResponse },
    }),
    settings: createRoute({
      method: 'get',
      path: `${path}/settings`,
      summary: 'Returns a subscription by the key of its mails',
      request: { headers: mailedKeyHeaders },
      responses: { 200: json(subscriptionSchemas[list], 'The subscription'), 400: badKeyResponse },
    }),
    change: createRoute({
      method: 'patch',
      path: `${path}/settings`,
      summary: 'Changes a subscription by the key of its mails',
      request: { body: jsonContent(subscriptionChangeSchemas[list]) },
      responses: { 200: json(subscriptionSchemas[list], 'The changed subscription'), 400: badKeyResponse },
    }),
  }
}

type SubscriptionServices = Pick<Services, 'db' | 'env' | 'clock' | 'pause' | 'background' | 'serverKey'>

function createListRoutes(services: SubscriptionServices, list: MailingList) {
  const { signUp, confirm, unsubscribe, settings, change } = describeRoutes(list)
  const router = createRouter()
  router.use(`/${listCalls[list]}/*`, preventCaching)
  return router
    .openapi(signUp, async (c) => {
      requireOwnOrigin(c, services.env.SITE_URL)
      const { privacy: _, ...request } = c.req.valid('json')
      if (isAlert(request)) await assertFilterIsKnown(services.db, request, c.get('locale'))
      await requestSubscription(services, { list, request, client: toClient(c) })
      return c.json({ detail: thanks[c.get('locale')] }, 202)
    })
    .openapi(confirm, async (c) => {
      const { key } = c.req.valid('json')
      const row = await confirmSubscription(services, { list, key, client: toClient(c) })
      return c.json({ settings_key: createSettingsKey(services.serverKey, row) }, 200)
    })
    .openapi(unsubscribe, async (c) => {
      await endSubscription(services, { list, key: c.req.valid('json').key })
      return c.body(null, 204)
    })
    .openapi(settings, async (c) => {
      const row = await requireSubscription(services, { list, key: getMailedKey(c) })
      return c.json(await presentSubscription(services.db, row, c.get('locale')), 200)
    })
    .openapi(change, async (c) => {
      const { key, ...settingsChange } = c.req.valid('json')
      const changedSubscription = await changeSubscription(services, { list, key }, settingsChange)
      return c.json(await presentSubscription(services.db, changedSubscription, c.get('locale')), 200)
    })
}

/**
 * Presents a subscription. Parsing cannot fail, because the stored details were validated by the
 * schema of the list.
 */
async function presentSubscription(
  db: Queryable,
  { list, email, language, topics, details }: SubscriptionRow,
  locale: Locale,
): Promise<OwnSubscription> {
  const about = isAlert(details) ? await describeFilter(db, details, locale) : ''
  return subscriptionSchemas[list].parse({ email, language, topics, about, ...details })
}

/**
 * POST api/newsletter/, press-mailing-list/ and job-alerts/, and confirm/, unsubscribe/ and
 * settings/ below each
 */
export function subscriptionRoutes(services: SubscriptionServices) {
  const router = createRouter()
  for (const list of mailingLists) router.route('/', createListRoutes(services, list))
  return router
}
