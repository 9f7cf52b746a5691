import type { ReactElement } from 'react'
import type { PageFrame } from '@/components/page-frame/page-frame'
import { PageFrameProvider } from '@/components/page-frame/page-frame-provider'
import type { Account } from '@/lib/api/account'
import { queryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { getServiceAddresses } from '../addresses'
import { dehydrateFrame } from '../dehydrate-frame'

interface FrameOptions extends Partial<PageFrame> {
  /** The account on a page that was rendered for its user. */
  account?: Account | null
}

/** Renders a part of a page with the page's frame and the query cache of the document. */
export function renderInFrame(
  locale: Locale,
  part: ReactElement,
  { account = null, ...frame }: FrameOptions = {},
) {
  const wrap = (element: ReactElement, changedFrame: Partial<PageFrame> = {}) => (
    <PageFrameProvider
      {...dehydrateFrame({ ...emptyFrame, ...frame, ...changedFrame }, account, getServiceAddresses(locale))}
    >
      {element}
    </PageFrameProvider>
  )
  return { ...renderIn(locale, wrap(part), queryClient()), wrap }
}

const emptyFrame: PageFrame = {
  address: null,
  alternates: { de: null, en: null },
  siblings: [],
  editPath: null,
  record: null,
}
