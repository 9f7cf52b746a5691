import type { IncomingMessage } from 'node:http'
import {
  markFailedRead,
  markGap,
  markMissing,
  markPublic,
  markRestricted,
  markSwitchedOff,
  recordTags,
} from '@/lib/render-context'
import type { PageHandler } from '../html/render-page'

interface FakePage {
  html: string
  tags?: string[]
  isPublic?: boolean
  isMissing?: boolean
  isRestricted?: boolean
  isSwitchedOff?: boolean
  hasFailedRead?: boolean
  hasGap?: boolean
  status?: number
  headers?: Record<string, string | string[]>
}

/** Replaces Next. Responds with the pages that the test defines and records each render. */
export function createFakePages(page: (request: IncomingMessage) => FakePage | Promise<FakePage>) {
  const renders: IncomingMessage[] = []
  const handler: PageHandler = async (request, response) => {
    renders.push(request)
    const {
      html,
      tags = [],
      isPublic = true,
      isMissing = false,
      isRestricted = false,
      isSwitchedOff = false,
      hasFailedRead = false,
      hasGap = false,
      status = 200,
      headers = {},
    } = await page(request)
    recordTags(tags)
    if (isPublic) markPublic()
    if (isMissing) markMissing()
    if (isRestricted) markRestricted()
    if (isSwitchedOff) markSwitchedOff()
    if (hasFailedRead || hasGap) markFailedRead()
    if (hasGap) markGap()
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.write(html.slice(0, 10))
    response.end(html.slice(10))
  }
  return { handler, renders }
}
