import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'

/**
 * Builds the URL of a page about a subscription. It uses the configured origin, never the host of a
 * request.
 */
export function subscriptionLink(
  siteUrl: string,
  { list, language }: Pick<SubscriptionRow, 'list' | 'language'>,
  { page, key }: { page: 'confirm' | 'settings' | 'unsubscribe'; key: string },
): string {
  return `${siteUrl}/${language}/subscription/${list}/${page}/${encodeURIComponent(key)}`
}
