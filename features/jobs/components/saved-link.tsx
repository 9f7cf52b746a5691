'use client'

import { PageLink } from '@/lib/i18n/page-link'
import { useSavedJobs } from '../saved-jobs'

/** Links to the ads saved in this browser; nothing without saved ads. */
export function SavedLink({ href, text }: { href: string; text: string }) {
  const { length } = useSavedJobs()
  return length === 0 ? null : <PageLink href={href}>{text.replace('{count}', String(length))}</PageLink>
}
