import 'server-only'
import { createHash } from 'node:crypto'
import { type DehydratedState, dehydrate, hashKey, type QueryClient } from '@tanstack/react-query'

const digestLength = 12

/**
 * Returns a digest of JSON data as part of a query key. Different data get a different entry in the
 * browser's cache, so a state without times never hides newer data.
 */
export const toDigest = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, digestLength)

/**
 * Serializes a query cache without times, so that a page has equal bytes on every server.
 * @param keyEnd is added to the key of each query
 */
export function toTimelessState(client: QueryClient, keyEnd: readonly string[] = []): DehydratedState {
  const { queries, mutations } = dehydrate(client)
  const timelessQueries = queries.map(({ queryKey, state, ...query }) => {
    const key = [...queryKey, ...keyEnd]
    return {
      ...query,
      queryKey: key,
      queryHash: hashKey(key),
      state: { ...state, dataUpdatedAt: 0 },
      dehydratedAt: 0,
    }
  })
  return { queries: timelessQueries, mutations }
}
