import 'server-only'
import {
  listCalls,
  type MailingList,
  type OwnSubscription,
  subscriptionKeyHeader,
  subscriptionSchemas,
} from '../contract/subscription'
import { read } from './read'
import type { Result } from './result'

/** A subscription by the key of its mails. */
export function getSubscription(list: MailingList, key: string): Promise<Result<OwnSubscription>> {
  const secret = { header: subscriptionKeyHeader, value: key }
  return read(`/api/${listCalls[list]}/settings/`, subscriptionSchemas[list], { secret })
}
