import { expect, it } from 'vitest'
import type { Feedback, Review } from '@/lib/contract/pages/feedback'
import { isApprovalMissing } from './queries'

const createReview = (state: Review['state'], is_current = true): Review => ({
  state,
  is_current,
  requested_by: null,
  requested_at: '2026-03-01T10:00:00+01:00',
  reviewer: null,
  note: '',
  decided_by: null,
  decided_at: null,
  answer: '',
})

it.each<[boolean, string, Feedback | undefined]>([
  [false, 'feedback that has not loaded', undefined],
  [false, 'a page that needs no approval', { needs_approval: false, review: null, threads: [] }],
  [true, 'a page without a review', { needs_approval: true, review: null, threads: [] }],
  [true, 'a review without a decision', { needs_approval: true, review: createReview('requested'), threads: [] }],
  [
    true,
    'a page changed after its approval',
    { needs_approval: true, review: createReview('approved', false), threads: [] },
  ],
  [false, 'an approved page', { needs_approval: true, review: createReview('approved'), threads: [] }],
])('returns %s for %s', (isMissing, _case, feedback) => {
  expect(isApprovalMissing(feedback)).toBe(isMissing)
})
