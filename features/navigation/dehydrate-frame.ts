import 'server-only'
import { dehydrate } from '@tanstack/react-query'
import { type DehydratedFrame, type PageFrame, pageFrameQuery } from '@/components/page-frame/page-frame'
import { toDigest, toTimelessState } from '@/components/query/timeless-state'
import type { Account } from '@/lib/api/account'
import { createQueryClient } from '@/lib/api/query-client'
import type { ServiceAddresses } from './addresses'
import { accountNavigationQuery, currentUserQuery } from './queries'

/**
 * Serializes the data of a page for the client components around its content.
 * @param account the visitor's; null on a page that is the same for all visitors
 */
export function dehydrateFrame(
  frame: PageFrame,
  account: Account | null,
  addresses: Pick<ServiceAddresses, 'currentUser' | 'accountNavigation'>,
): DehydratedFrame {
  const client = createQueryClient()
  const digest = toDigest(frame)
  client.setQueryData(pageFrameQuery(digest).queryKey, frame)
  if (!account) return { digest, dehydratedState: toTimelessState(client) }
  const { user, navigation } = account
  client.setQueryData(currentUserQuery(addresses.currentUser).queryKey, user)
  client.setQueryData(accountNavigationQuery(user.email, addresses.accountNavigation).queryKey, navigation)
  return { digest, dehydratedState: dehydrate(client) }
}
