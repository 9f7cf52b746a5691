import { expect, it } from 'vitest'
import type { Feedback, Review } from '@/lib/contract/pages/feedback'
import { isApprovalMissing } from './queries'

const review = (state: Review['state'], is_current = true): Review => ({
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
  [false, 'nothing is read yet', undefined],
  [false, 'none is needed', { needs_approval: false, review: null, threads: [] }],
  [true, 'nobody was asked', { needs_approval: true, review: null, threads: [] }],
  [true, 'nobody has answered', { needs_approval: true, review: review('requested'), threads: [] }],
  [true, 'the page was changed since', { needs_approval: true, review: review('approved', false), threads: [] }],
  [false, 'the page is approved', { needs_approval: true, review: review('approved'), threads: [] }],
])('returns %s for %s', (isMissing, _where, feedback) => {
  expect(isApprovalMissing(feedback)).toBe(isMissing)
})
