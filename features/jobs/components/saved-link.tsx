'use client'

import { PageLink } from '@/lib/i18n/page-link'
import { useSavedJobs } from '../saved-jobs'

/** A link to the ads saved in this browser. Renders nothing if there are none. */
export function SavedLink({ href, text }: { href: string; text: string }) {
  const { length } = useSavedJobs()
  return length === 0 ? null : <PageLink href={href}>{text.replace('{count}', String(length))}</PageLink>
}
