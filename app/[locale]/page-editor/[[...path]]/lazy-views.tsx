'use client'

import { type ComponentProps, lazy } from 'react'

const Translated = lazy(async () => ({ default: (await import('./translated-page')).TranslatedPage }))
const Compared = lazy(async () => ({ default: (await import('./compared-page')).ComparedPage }))
const Preview = lazy(async () => ({
  default: (await import('@/features/editor/versions/preview-bar')).PreviewBar,
}))

// The views of the editor that are seldom asked for: each comes with its page, and none of them with one that is edited alone.

export function TranslatedPage(props: ComponentProps<typeof Translated>) {
  return <Translated {...props} />
}

export function ComparedPage(props: ComponentProps<typeof Compared>) {
  return <Compared {...props} />
}

export function PreviewBar(props: ComponentProps<typeof Preview>) {
  return <Preview {...props} />
}
