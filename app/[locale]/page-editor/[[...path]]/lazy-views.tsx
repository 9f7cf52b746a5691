'use client'

import { type ComponentProps, lazy } from 'react'

const Translated = lazy(async () => ({ default: (await import('./translated-page')).TranslatedPage }))
const Compared = lazy(async () => ({ default: (await import('./compared-page')).ComparedPage }))
const Preview = lazy(async () => ({
  default: (await import('@/features/editor/versions/preview-bar')).PreviewBar,
}))

// These views are rarely used, so each loads its script on demand.

export function TranslatedPage(props: ComponentProps<typeof Translated>) {
  return <Translated {...props} />
}

export function ComparedPage(props: ComponentProps<typeof Compared>) {
  return <Compared {...props} />
}

export function PreviewBar(props: ComponentProps<typeof Preview>) {
  return <Preview {...props} />
}
