import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { SubscriberDetails } from '@/lib/contract/forms/subscription'
import { timeInWords } from '@/lib/time-in-words'
import { filterInWords, isAlert } from './alert-filter'
import { listName, topicNames } from './list-names'
import { subscriptionLink } from './mail-links'
import { createSettingsKey } from './settings-key'

type Parts = Pick<Services, 'env' | 'serverKey'>

/** Mails the address a link to confirm the subscription. */
export async function mailConfirmation(
  db: Queryable,
  { env }: Parts,
  row: SubscriptionRow,
  key: string,
): Promise<void> {
  const { language, requestedAt } = row
  await enqueueMail(db, {
    to: row.email,
    locale: language,
    template: 'confirm-subscription',
    data: {
      name: getSubscriberName(row.details),
      list: listName(row.list, language),
      topics: (await alertInWords(db, row)) || topicNames(row.topics, language),
      at: timeInWords(requestedAt, language),
      url: subscriptionLink(env.SITE_URL, row, { page: 'confirm', key }),
    },
  })
}

const allJobs = { de: 'alle Stellen', en: 'all job ads' } as const satisfies Record<Locale, string>

/** Describes the filter of an alert; empty for other lists. */
async function alertInWords(db: Queryable, { details, language }: SubscriptionRow): Promise<string> {
  return isAlert(details) ? (await filterInWords(db, details, language)) || allJobs[language] : ''
}

/** Notifies a subscriber that the subscription has begun or exists already. */
export async function mailSubscriber(
  db: Queryable,
  { env, serverKey }: Parts,
  row: SubscriptionRow,
  template: 'subscription-confirmed' | 'subscription-exists',
): Promise<void> {
  const key = createSettingsKey(serverKey, row)
  await enqueueMail(db, {
    to: row.email,
    locale: row.language,
    template,
    data: {
      name: getSubscriberName(row.details),
      list: listName(row.list, row.language),
      about: await alertInWords(db, row),
      url: subscriptionLink(env.SITE_URL, row, { page: 'settings', key }),
      unsubscribeUrl: subscriptionLink(env.SITE_URL, row, { page: 'unsubscribe', key }),
    },
  })
}

/** Notifies the press office, at the address of the site, of a new press subscriber. */
export async function mailPressOffice(db: Queryable, row: SubscriptionRow): Promise<void> {
  const locale: Locale = 'de'
  const [siteSettings] = await db.select({ data: settings.data }).from(settings)
  if (!siteSettings || !('medium' in row.details)) return
  const { medium, function: position, phone } = row.details
  await enqueueMail(db, {
    to: siteSettings.data[locale].email,
    locale,
    template: 'press-subscription-notice',
    data: {
      name: getSubscriberName(row.details),
      email: row.email,
      medium,
      position,
      phone,
      topics: topicNames(row.topics, locale),
    },
  })
}

/** Returns the name of a subscriber; empty for job alerts. */
export function getSubscriberName(details: SubscriberDetails): string {
  if (isAlert(details)) return ''
  return 'name' in details ? details.name : `${details.first_name} ${details.last_name}`
}
