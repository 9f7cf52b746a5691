import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'

/** The address of a page about a subscription: on the configured origin, whatever host a request named. */
export function subscriptionLink(
  siteUrl: string,
  { list, language }: Pick<SubscriptionRow, 'list' | 'language'>,
  { page, key }: { page: 'confirm' | 'settings' | 'unsubscribe'; key: string },
): string {
  return `${siteUrl}/${language}/subscription/${list}/${page}/${encodeURIComponent(key)}`
}
