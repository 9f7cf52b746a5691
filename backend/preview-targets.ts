import { addGuestComment } from '@/backend/content/feedback/comments'
import { pagePreviews } from '@/backend/content/pages/page-preview'
import type { PreviewTargets } from '@/backend/library/preview-links/preview-target'
import { issuePreviews } from '@/backend/members/newsletters/issue-preview'

/** The kinds of drafts that preview links show, by their name in the contract. */
export const previewTargets: PreviewTargets = {
  page: { ...pagePreviews, addComment: addGuestComment },
  'newsletter-issue': issuePreviews,
}
