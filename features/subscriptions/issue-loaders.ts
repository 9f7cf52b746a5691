import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { issueListSchema, issuePageSchema } from '@/lib/contract/records/newsletter-issue'

/** Loads the listed issues of the newsletter in a language, the latest first. */
export const loadPastIssues = cache((locale: Locale) => read(`/${locale}/api/newsletter-issues/`, issueListSchema))

/** Loads a sent issue of the newsletter. */
export const loadIssue = cache((locale: Locale, id: string) =>
  read(`/${locale}/api/newsletter-issues/${id}/`, issuePageSchema),
)
