import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'

/**
 * Builds the URL of a page about a subscription. Uses the configured origin, because the host in a
 * request can be forged.
 */
export function buildSubscriptionUrl(
  siteUrl: string,
  { list, language }: Pick<SubscriptionRow, 'list' | 'language'>,
  { page, key }: { page: 'confirm' | 'settings' | 'unsubscribe'; key: string },
): string {
  return `${siteUrl}/${language}/subscription/${list}/${page}/${encodeURIComponent(key)}`
}
