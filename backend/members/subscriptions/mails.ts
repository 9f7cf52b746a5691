import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { SubscriberDetails } from '@/lib/contract/forms/subscription'
import { formatDateTime } from '@/lib/time-in-words'
import { describeFilter, isAlert } from './alert-filter'
import { formatTopics, getListName } from './list-names'
import { buildSubscriptionUrl } from './mail-links'
import { createSettingsKey } from './settings-key'

type MailServices = Pick<Services, 'env' | 'serverKey'> & { dueAt?: Date | null }

/** Mails an address the link that confirms a subscription. */
export async function mailConfirmation(
  db: Queryable,
  { env, dueAt = null }: MailServices,
  row: SubscriptionRow,
  key: string,
): Promise<void> {
  await enqueueMail(db, {
    to: row.email,
    locale: row.language,
    template: 'confirm-subscription',
    dueAt,
    data: async (language) => ({
      name: getSubscriberName(row.details),
      list: getListName(row.list, language),
      topics: (await describeAlert(db, row, language)) || formatTopics(row.topics, language),
      at: formatDateTime(row.requestedAt, language),
      url: buildSubscriptionUrl(env.SITE_URL, { ...row, language }, { page: 'confirm', key }),
    }),
  })
}

const allJobs = { de: 'alle Stellen', en: 'all job ads' } as const satisfies Record<Locale, string>

/** Describes the filter of an alert in words; empty for other mailing lists. */
async function describeAlert(db: Queryable, { details }: SubscriptionRow, language: Locale) {
  if (!isAlert(details)) return ''
  return (await describeFilter(db, details, language)) || allJobs[language]
}

/** Notifies a subscriber that the subscription is confirmed, or that it already exists. */
export async function mailSubscriber(
  db: Queryable,
  { env, serverKey, dueAt = null }: MailServices,
  row: SubscriptionRow,
  template: 'subscription-confirmed' | 'subscription-exists',
): Promise<void> {
  const key = createSettingsKey(serverKey, row)
  await enqueueMail(db, {
    to: row.email,
    locale: row.language,
    template,
    dueAt,
    data: async (language) => ({
      name: getSubscriberName(row.details),
      list: getListName(row.list, language),
      about: await describeAlert(db, row, language),
      url: buildSubscriptionUrl(env.SITE_URL, { ...row, language }, { page: 'settings', key }),
      unsubscribeUrl: buildSubscriptionUrl(env.SITE_URL, { ...row, language }, { page: 'unsubscribe', key }),
    }),
  })
}

/**
 * Notifies the press office of a new press subscriber. The mail goes to the address in the settings
 * of the site.
 */
export async function mailPressOffice(db: Queryable, row: SubscriptionRow): Promise<void> {
  const [siteSettings] = await db.select({ data: settings.data }).from(settings)
  if (!siteSettings || !('medium' in row.details)) return
  const { medium, function: position, phone } = row.details
  await enqueueMail(db, {
    to: siteSettings.data.de.email,
    locale: 'de',
    template: 'press-subscription-notice',
    data: (locale) => ({
      name: getSubscriberName(row.details),
      email: row.email,
      medium,
      position,
      phone,
      topics: formatTopics(row.topics, locale),
    }),
  })
}

/** Returns the salutation and the name of a subscriber; empty for job alerts. */
export function getSubscriberName(details: SubscriberDetails): string {
  if (isAlert(details)) return ''
  if ('name' in details) return details.name
  return `${details.salutation} ${details.first_name} ${details.last_name}`.trim()
}
