import type { ReactElement } from 'react'
import type { PageFrame } from '@/components/page-frame/page-frame'
import { emptyFrame, PageFrameProvider } from '@/components/page-frame/page-frame-provider'
import type { Account } from '@/lib/api/account'
import { getQueryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { getServiceAddresses } from '../addresses'
import { dehydrateFrame } from '../dehydrate-frame'

interface FrameOptions extends Partial<PageFrame> {
  /** The visitor's account; null on a page that is the same for all visitors. */
  account?: Account | null
}

/**
 * Renders a part of a page with the page's frame and the query cache of the document. Also returns
 * `wrap`, to rerender with another frame.
 */
export function renderInFrame(locale: Locale, part: ReactElement, { account = null, ...frame }: FrameOptions = {}) {
  const wrap = (element: ReactElement, changedFrame: Partial<PageFrame> = {}) => (
    <PageFrameProvider
      {...dehydrateFrame({ ...emptyFrame, ...frame, ...changedFrame }, account, getServiceAddresses(locale))}
    >
      {element}
    </PageFrameProvider>
  )
  return { ...renderIn(locale, wrap(part), getQueryClient()), wrap }
}
